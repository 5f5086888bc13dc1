/** The values of the form for a new payout method, and what is sent of them. */
import * as z from 'zod/mini';
import type { CallInput } from '#kit/endpoint.ts';
import { canBe, wrongPart, wrongPaypalEmail } from '../account-parts.ts';
import { bankFormOf, bare } from '../bank-forms.ts';
import type { addPayoutMethod } from '../contract.ts';

const short = z.string().check(z.maxLength(60, 'Use at most 60 characters.'));
const PARTS = {
  iban: short,
  bic: short,
  routing: short,
  account_number: short,
  sort_code: short,
  transit: short,
  institution: short,
  bsb: short,
  ifsc: short,
  clabe: short,
  nz_account_number: short,
} as const;

const typed = z.object({
  kind: z.enum(['bank', 'paypal']),
  country: z.string().check(z.minLength(2, 'Choose the country of the account.')),
  holder: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter the name on the account.'), z.maxLength(80, 'Use at most 80 characters.')),
  email: z.string().check(z.maxLength(254, 'Use at most 254 characters.')),
  ...PARTS,
});
export type TypedMethod = z.output<typeof typed>;

/** The fields of the chosen country, and whether each can be right; the server has the last word. */
export const typedMethod = typed.check(({ value, issues }) => {
  const refuse = (name: keyof TypedMethod, message: string): void =>
    void issues.push({ code: 'custom', path: [name], input: value[name], message });
  if (value.kind === 'paypal') {
    const wrong = wrongPaypalEmail(value.email.trim());
    if (wrong !== null) refuse('email', wrong);
    return;
  }
  if (value.country === '') return;
  for (const { name, label, optional } of bankFormOf(value.country)) {
    const text = bare(value[name]);
    if (text !== '' && !canBe(name, text, value.country)) refuse(name, wrongPart(name, value.country));
    else if (text === '' && optional !== true) refuse(name, `Enter the ${label}.`);
  }
});

/** Have a format, so they are judged as soon as they are left (FRM-3). */
export const FORMAT_BOUND = ['email', ...Object.keys(PARTS)] as readonly (keyof TypedMethod)[];

export const emptyMethod = (country: string, holder: string): TypedMethod => ({
  kind: 'bank',
  country,
  holder,
  email: '',
  iban: '',
  bic: '',
  routing: '',
  account_number: '',
  sort_code: '',
  transit: '',
  institution: '',
  bsb: '',
  ifsc: '',
  clabe: '',
  nz_account_number: '',
});

/** Values typed for another country are not sent. */
export function methodToSend(values: TypedMethod): CallInput<typeof addPayoutMethod>['body'] {
  const { kind, country, holder, email } = values;
  if (kind === 'paypal') return { kind, country, holder, email: email.trim() };
  const parts = bankFormOf(country).flatMap(({ name }) =>
    values[name].trim() === '' ? [] : [[name, values[name].trim()] as const],
  );
  return { kind, country, holder, ...Object.fromEntries(parts) };
}
