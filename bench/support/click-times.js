/**
 * Runs in every document of the browser that bench/click.ts drives: notes when a link was clicked, and when the heading of
 * another page was painted. Session storage outlives a document.
 */
const now = () => String(performance.timeOrigin + performance.now());
addEventListener(
  'click',
  ({ target, clientX, clientY }) => {
    // Says where a click went that led nowhere.
    sessionStorage.setItem(
      'hit',
      `${target.closest('a')?.pathname ?? target.tagName} at ${clientX}, ${clientY}, scrolled to ${scrollY}`,
    );
    sessionStorage.setItem('heading', document.querySelector('h1')?.textContent ?? '');
    sessionStorage.setItem('clicked', now());
  },
  true,
);
const look = () => {
  const before = sessionStorage.getItem('heading');
  const heading = document.querySelector('h1')?.textContent ?? null;
  if (before === null || heading === null || heading === before) requestAnimationFrame(look);
  // The frame after the one in which it is there has painted it.
  else requestAnimationFrame(() => sessionStorage.setItem('shown', now()));
};
look();
