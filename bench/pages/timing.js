// Runs the engine's worker inside another one and times `handle` from outside of it, without the message in between.
const { worker, requests } = await (await fetch("/bench/job.json")).json();
const send = self.postMessage.bind(self);

self.postMessage = (message) => {
  if (message.failed) send(message);
  if (message.phase === "ready") setTimeout(measure);
};
await import(worker);

function measure() {
  const handle = self.onmessage;
  self.postMessage = () => {};
  const times = requests.map((body) => {
    const start = performance.now();
    handle({ data: { id: 1, body } });
    return performance.now() - start;
  });
  send({ times });
}
