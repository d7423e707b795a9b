const worker = new Worker("raw-worker.js", { type: "module" });
worker.onmessage = ({ data }) => {
  document.querySelector("#text").textContent = data;
  document.documentElement.dataset.done = String(performance.now());
};
