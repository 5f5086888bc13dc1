import * as z from 'zod/mini';
import { cleanName } from './plain-text.ts';

/** In place of `z.trim()` where a contract takes a name or a title (WEB-7). */
export const tidy = () => z.overwrite<string>(cleanName);
