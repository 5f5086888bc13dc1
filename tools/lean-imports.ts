import type { Plugin } from 'vite';

const BARE = /import"\.\/([^"]+)";/g;

/**
 * Files that import another for its effects alone do without, where it has none: the bundler writes such an import for the
 * order of modules, and our own modules have no effects but styles (package.json). The first screens carried a kilobyte so.
 */
export function leanImports(): Plugin {
  return {
    name: 'docket-lean-imports',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const isOurs = (name: string): boolean => {
        const file = bundle[name];
        return file?.type === 'chunk' && !file.isEntry && file.moduleIds.every((id) => id.includes('/src/') && !id.includes('/node_modules/'));
      };
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const folder = file.fileName.replace(/[^/]+$/, '');
        file.code = file.code.replace(BARE, (whole, name: string) => (isOurs(folder + name) ? '' : whole));
      }
    },
  };
}
