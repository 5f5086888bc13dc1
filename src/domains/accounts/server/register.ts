import { ROLES, type Role } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { cleanName } from '#kit/plain-text.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { emailProblem, cleanEmail, type NewPerson } from './register-person.ts';

export interface RegistrationForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
  readonly country_id?: number | null | undefined;
  readonly username: string;
}

const REQUIRED = ['first_name', 'last_name', 'email', 'password'] as const;
const isRole = (value: string): value is Role => ROLES.some((role) => role === value);

/** VAL-2, in its order and words; then the hash, which is the slow part and so comes last. */
export async function readRegistration(form: RegistrationForm, countIt: () => Promise<void>): Promise<NewPerson> {
  const trimmed = {
    ...form,
    first_name: cleanName(form.first_name),
    last_name: cleanName(form.last_name),
    email: cleanEmail(form.email),
  };
  const missing = REQUIRED.filter((field) => trimmed[field] === '');
  if (missing.length > 0)
    throw new Failure('invalid_input', {
      message: 'All fields are required',
      fields: Object.fromEntries(missing.map((field) => [field, ['This field is required.']])),
    });
  if (form.password !== form.password_confirmation)
    throw invalidField('password_confirmation', 'Passwords do not match');
  const { role } = form;
  if (!isRole(role)) throw invalidField('role', 'Invalid role selected');
  const wrongEmail = emailProblem(trimmed.email);
  if (wrongEmail !== null) throw invalidField('email', wrongEmail);
  refuseWeak('password', form.password, {
    email: trimmed.email,
    names: [trimmed.first_name, trimmed.last_name, form.username],
  });
  await countIt();
  return {
    firstName: trimmed.first_name,
    lastName: trimmed.last_name,
    email: trimmed.email,
    role,
    username: form.username,
    countryId: form.country_id,
    passwordHash: await hashPassword(form.password),
  };
}
