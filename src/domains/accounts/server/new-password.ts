import { invalidField } from '#kit/errors.ts';
import { passwordProblem } from '../password.ts';
import { isBreached } from './breached-passwords.ts';

/** Every new password is checked here: by the public rules, then by the list of leaked passwords (AUT-1). */
export function weakness(
  password: string,
  person: { readonly email?: string; readonly names?: readonly string[] },
): string | null {
  const problem = passwordProblem(password, person);
  if (problem !== null) return problem;
  return isBreached(password)
    ? 'This password appeared in a data breach on another site. Choose a different one.'
    : null;
}

export function refuseWeak(
  field: string,
  password: string,
  person: { readonly email?: string; readonly names?: readonly string[] },
): void {
  const problem = weakness(password, person);
  if (problem !== null) throw invalidField(field, problem);
}
