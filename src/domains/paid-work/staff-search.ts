/** How staff narrow down orders and contracts. */
import * as z from 'zod/mini';
import { dayFilters } from '#domains/wallet/history.ts';
import { amountFilters } from '#kit/amount-filter.ts';
import { idShape } from '#kit/id-shape.ts';
import { pageQuery } from '#kit/paging.ts';

export const workSearchQuery = {
  ...pageQuery,
  person: z.optional(idShape),
  number: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  /** A name or a username; an email address only for staff whose work is people. */
  who: z.optional(z.string().check(z.trim(), z.minLength(2, 'Enter at least 2 characters.'), z.maxLength(100))),
  ...dayFilters,
  ...amountFilters,
};
