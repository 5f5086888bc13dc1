// What the page itself sees: from a key to the paint after it, and from the last key to the new drawing of the page.
window.typingTimes = { echoes: [], previews: [] };
let lastKeyAt = 0;
addEventListener(
  'keydown',
  () => {
    const pressedAt = performance.now();
    lastKeyAt = pressedAt;
    // The task after the next frame begins once that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.typingTimes.echoes.push(performance.now() - pressedAt);
      port2.postMessage(null);
    });
  },
  true,
);
// What pictures load is told to the document, never to the window.
document.addEventListener(
  'load',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLImageElement) || !target.alt.startsWith('Page ') || lastKeyAt === 0) return;
    const keyAt = lastKeyAt;
    const drawnAt = performance.now();
    // One that was drawn while the person still typed is not of their last key.
    setTimeout(() => {
      if (lastKeyAt === keyAt) window.typingTimes.previews.push(drawnAt - keyAt);
    }, 500);
  },
  true,
);
