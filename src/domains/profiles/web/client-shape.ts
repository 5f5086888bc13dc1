import * as z from 'zod/mini';

/** What guard rule 8 asks a client for (GRD-8). */
export const clientItems = {
  company_name: z.string().check(
    z.refine((value) => value.trim() !== '', 'Enter your company name, or your own name.'),
    z.maxLength(120, 'Use at most 120 characters.'),
  ),
  industries: z.array(z.string()).check(z.minLength(1, 'Choose at least one industry.')),
  subindustries: z.array(z.string()).check(z.minLength(1, 'Choose at least one specialty.')),
};
