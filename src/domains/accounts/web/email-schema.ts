import * as z from 'zod/mini';

const address = (typed: string): string => typed.trim().toLowerCase();

/** An address as people type and paste it; what is sent is how it is kept. */
export const emailAddress = z
  .string()
  .check(z.overwrite(address), z.email('Enter an email address such as name@example.com.'));
