([code, wasm, orders]) => new Promise((done) => {
  const worker = new Worker(URL.createObjectURL(new Blob([code])));
  worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
  worker.postMessage([Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0)), orders]);
})
