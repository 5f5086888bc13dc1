import type { Plugin } from 'vite';

/**
 * React Router carries in every page what we never use of it. Its package is free of side effects, so bundlers leave out
 * what nothing names; these parts are named all the same (decision 114):
 *
 * - looking up routes while the page runs: the map of all routes is there from the start (react-router.config.ts);
 * - watching its own steps for a developer: nothing of ours asks for that;
 * - the script tags of a page that could not be rendered: our root renders its own error page;
 * - names of components for developers' tools. A component that has one counts as used.
 */
const IN_ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)\.js$/;

/** In place of a part that is left out: what the rest of the router calls answers that there is nothing to do. */
const INSTEAD: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war': `
export const isFogOfWarEnabled = () => false;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => {};
export { notHere as getPartialManifest, notHere as getManifestPath, notHere as getPathsWithAncestors, notHere as handleClientVersionMismatch };
`,
  'router/instrumentation': `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export { notHere as getRouteInstrumentationUpdates, notHere as instrumentClientSideRouter, notHere as instrumentHandler, notHere as instrumentationResultMetaContext };
`,
};
const NOT_HERE = "function notHere() { throw new Error('left out by tools/lean-router.ts'); }";

const SCRIPTS = 'renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null';
const NAME = /^\w+\.displayName = "\w+";$/gm;
const WRAPPED = /^(?:const|let|var) \w+ = (?=React\$1\.(?:forwardRef|memo|createContext)\()/gm;

/** A file of the router as browsers get it, by its path without the ending. */
export function leanRouterFile(name: string, code: string): string {
  const instead = INSTEAD[name];
  if (instead !== undefined) return NOT_HERE + instead;
  if (name !== 'dom/ssr/errorBoundaries') return code.replaceAll(NAME, '').replaceAll(WRAPPED, (start) => `${start}/* @__PURE__ */ `);
  if (!code.includes(SCRIPTS)) throw new Error('React Router’s last error page has another form now');
  return code.replace(SCRIPTS, 'null');
}

export function leanRouter(): Plugin {
  return {
    name: 'docket-lean-router',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    transform: {
      filter: { id: IN_ROUTER },
      handler: (code, id) => {
        const name = IN_ROUTER.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';
        return { code: leanRouterFile(name, code), map: null };
      },
    },
  };
}
