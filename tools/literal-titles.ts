import type { Plugin } from 'vite';
import { titleOf } from '../src/routes.ts';

const CALL = /\btitleOf\('([\w-]+)'\)/g;

/** Replaces a title by a screen's name with its text, so that a page with only its own title does not load the map of all screens. */
export const withTitles = (code: string): string => code.replaceAll(CALL, (_call, name: string) => JSON.stringify(titleOf(name)));

export function literalTitles(): Plugin {
  return {
    name: 'docket-literal-titles',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/].*[\\/]web[\\/].*\.tsx?(\?|$)/, code: 'titleOf(' },
      handler: (code) => ({ code: withTitles(code), map: null }),
    },
  };
}
