// When the board was drawn, in ms after the address was entered.
() => new Promise((done) => new PerformanceObserver((list) => {
  const { renderTime, startTime } = list.getEntries().at(-1);
  done(renderTime || startTime);
}).observe({ type: "largest-contentful-paint", buffered: true }))
