import type { Plugin } from 'vite';

/**
 * What runs before a part of the product that is loaded later: its files are asked for at once, and a failure is announced as
 * Vite announces it. Vite's own helper is four times as long: it reads a nonce, which our policy has none of, and looks in many
 * lists for what `tools/lean-preloads.ts` has already left out. It is in the first file of every page.
 */
const HELPER = `
const asked = new Set();
function ask(file) {
  const href = '/' + file;
  if (asked.has(href) || document.querySelector('link[href="' + href + '"]')) return;
  asked.add(href);
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return isStyle ? new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject })) : undefined;
}
export const __vitePreload = async (load, files = []) => {
  try {
    await Promise.all(files.map(ask));
    return await load();
  } catch (error) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  }
};
`;

export function slimPreload(): Plugin {
  return {
    name: 'docket-slim-preload',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes('export const __vitePreload')) throw new Error('Vite’s preload helper has another form now');
        return { code: HELPER, map: null };
      },
    },
  };
}
