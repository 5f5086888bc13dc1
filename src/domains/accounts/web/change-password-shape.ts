import * as z from 'zod/mini';
import { newPassword } from './new-password-schema.ts';

/** Loaded when a field of the form is first used, as at the entrance (decision 071): the settings are mostly read. */
export const changePasswordShape = z
  .object({
    current_password: z.string().check(z.minLength(1, 'Enter your current password.')),
    new_password: newPassword,
    new_password_confirmation: z.string(),
  })
  .check(
    z.refine((values) => values.new_password === values.new_password_confirmation, {
      message: 'Passwords do not match',
      path: ['new_password_confirmation'],
    }),
  );
