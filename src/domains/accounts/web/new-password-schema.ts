import * as z from 'zod/mini';
import { MAX_PASSWORD, MIN_PASSWORD } from '../password.ts';

/** What is asked before anything is sent; whether it is easy to guess, the server says. */
export const newPassword = z
  .string()
  .check(z.minLength(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters.`), z.maxLength(MAX_PASSWORD, `Use at most ${MAX_PASSWORD} characters.`));
