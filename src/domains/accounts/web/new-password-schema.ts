import * as z from 'zod/mini';
import { MAX_PASSWORD, MIN_PASSWORD } from '../password.ts';

/** The checks before anything is sent; the server checks whether it is easy to guess. */
export const newPassword = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters.`),
    z.maxLength(MAX_PASSWORD, `Use at most ${MAX_PASSWORD} characters.`),
  );
