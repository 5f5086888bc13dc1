/** Who may open an account on this instance: the operator's to say. */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';

const MOST_COUNTRIES = 249;
const rules = {
  minimum_age: z.int().check(z.minimum(13, 'Choose at least 13.'), z.maximum(99, 'Choose at most 99.')),
  closed_countries: z.array(z.int()),
};

export const registrationRules = query({
  path: '/api/registration-rules',
  summary: 'Returns how old people have to be, and the countries whose people can’t register here.',
  access: 'public',
  data: z.object({ ...rules, revision: z.int() }),
  errors: [],
  limit: 'read',
});
export type RegistrationRules = DataOf<typeof registrationRules>;

export const changeRegistrationRules = command({
  method: 'PUT',
  path: '/api/admin/registration-rules',
  summary: 'Changes who may open an account, on top of the revision that was read. People who have one keep it.',
  access: 'operator',
  body: z.object({
    minimum_age: rules.minimum_age,
    closed_countries: z.array(z.int().check(z.minimum(1), z.maximum(999))).check(z.maxLength(MOST_COUNTRIES)),
    revision: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(10, 'Give a reason of at least 10 characters.'),
        z.maxLength(500, 'Use at most 500 characters.'),
      ),
  }),
  data: z.object({ revision: z.int() }),
  said: 'Rules saved',
  errors: ['wrong_state', 'invalid_input'],
  limit: 'write',
  repeat: 'natural',
});
