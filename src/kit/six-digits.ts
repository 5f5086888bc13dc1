import * as z from 'zod/mini';

/** As people type and paste it: "123 456", "123-456". */
const bare = (code: string): string => code.replaceAll(/[\s-]/g, '');

/** A one-time code of six digits; what is sent has neither blanks nor dashes. */
export const sixDigits = (message: string) => z.string().check(z.overwrite(bare), z.regex(/^\d{6}$/, message));
