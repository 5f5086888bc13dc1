/** What is typed into the form for a new payout method, and what of it is sent. */
import * as z from 'zod/mini';
import type { CallInput } from '#kit/endpoint.ts';
import { bankFormOf } from '../bank-forms.ts';
import type { addPayoutMethod } from '../contract.ts';

const short = z.string().check(z.maxLength(60, 'At most 60 characters.'));
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
  holder: z.string().check(z.trim(), z.minLength(1, 'Enter the name on the account.'), z.maxLength(80, 'At most 80 characters.')),
  email: z.string().check(z.maxLength(254, 'At most 254 characters.')),
  ...PARTS,
});
export type TypedMethod = z.output<typeof typed>;

/** Only the fields of the chosen country have to be there; whether they are right is the server's to say. */
export const typedMethod = typed.check(({ value, issues }) => {
  if (value.kind === 'paypal') {
    if (value.email.trim() === '')
      issues.push({ code: 'custom', path: ['email'], input: value.email, message: 'Enter the e-mail address of the PayPal account.' });
    return;
  }
  if (value.country === '') return;
  for (const { name, label, optional } of bankFormOf(value.country))
    if (optional !== true && value[name].trim() === '') issues.push({ code: 'custom', path: [name], input: value[name], message: `Enter: ${label}.` });
});

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

/** What was typed for another country before stays behind. */
export function methodToSend(values: TypedMethod): CallInput<typeof addPayoutMethod>['body'] {
  const { kind, country, holder, email } = values;
  if (kind === 'paypal') return { kind, country, holder, email: email.trim() };
  const parts = bankFormOf(country).flatMap(({ name }) => (values[name].trim() === '' ? [] : [[name, values[name].trim()] as const]));
  return { kind, country, holder, ...Object.fromEntries(parts) };
}
