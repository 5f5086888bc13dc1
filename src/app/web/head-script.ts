import { themeScript } from '#design/public/theme-script.ts';
import { sessionScript } from '#domains/accounts/web/token-storage.ts';
import { earlySubmitScript } from './early-submit.ts';
import { sideScript } from './shell/public/side-script.ts';

/** Runs before anything is painted (WEB-2). */
export const headScript = `${themeScript};${sessionScript};${sideScript};${earlySubmitScript}`;
