const { worker: address, requests } = await (await fetch("/bench/job.json")).json();
const worker = new Worker(address, { type: "module" });
worker.onmessage = ({ data }) => {
  if (data.phase === "ready") worker.postMessage({ id: 1, body: requests[0] });
  if (data.failed) document.documentElement.dataset.failed = data.failed;
  if (!data.id) return;
  document.querySelector("#text").textContent = JSON.parse(data.body).html.length;
  document.documentElement.dataset.done = String(performance.now());
};
