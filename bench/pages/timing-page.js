// The timing worker lies beside the engine's worker, which looks for its parts beside its own address.
const worker = new Worker("/assets/timing.js", { type: "module" });
worker.onmessage = ({ data }) => {
  document.documentElement.dataset.done = JSON.stringify(data.times ?? data);
};
