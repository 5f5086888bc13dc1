import { themeScript } from '#design/public/theme-script.ts';
import { sessionScript } from '#domains/accounts/web/token-storage.ts';
import { sideScript } from './shell/public/side-script.ts';

/** Runs before anything is painted. The same text in every document of a build: the policy allows it by its hash (WEB-2). */
export const headScript = `${themeScript};${sessionScript};${sideScript}`;
