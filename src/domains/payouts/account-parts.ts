/**
 * Whether a part of an account can be right, as far as its shape and check digits say: when its field is left, and
 * again on the server, which knows more of IBANs and of New Zealand's banks. Pure; texts are `bare`.
 */
import { bankFormOf, type BankField } from './bank-forms.ts';

type Name = BankField['name'];

const weighted = (text: string, weights: readonly number[], sumOf: (product: number) => number): number =>
  [...text].reduce((sum, digit, at) => sum + sumOf(Number(digit) * (weights[at % weights.length] ?? 0)), 0);

/** ABA routing numbers carry a check digit: 3, 7 and 1 times the digits in turn sum to a multiple of ten. */
function isRoutingNumber(text: string): boolean {
  const sum = weighted(text, [3, 7, 1], (product) => product);
  return /^\d{9}$/.test(text) && sum > 0 && sum % 10 === 0;
}

/** The last of the 18 digits makes the others, times 3, 7 and 1 and each product modulo 10, a multiple of ten. */
const isClabe = (text: string): boolean =>
  /^\d{18}$/.test(text) &&
  (10 - (weighted(text.slice(0, 17), [3, 7, 1], (product) => product % 10) % 10)) % 10 === Number(text[17]);

/** ISO 13616: with the first four characters at the end, and A as 10 up to Z as 35, the remainder of 97 is 1. */
function isIban(text: string, country: string): boolean {
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(text) || !text.startsWith(country)) return false;
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

const accountLengths: Readonly<Record<string, readonly [number, number]>> = {
  US: [4, 17],
  GB: [8, 8],
  CA: [7, 12],
  AU: [5, 9],
  IN: [9, 18],
};

function isAccount(text: string, country: string): boolean {
  const [least, most] = accountLengths[country] ?? [4, 34];
  return (
    (accountLengths[country] === undefined ? /^[0-9A-Z]+$/ : /^\d+$/).test(text) &&
    text.length >= least &&
    text.length <= most
  );
}

const checks: Readonly<Record<Name, (text: string, country: string) => boolean>> = {
  iban: isIban,
  bic: (text) => /^[A-Z]{6}[0-9A-Z]{2}([0-9A-Z]{3})?$/.test(text),
  routing: isRoutingNumber,
  account_number: isAccount,
  sort_code: (text) => /^\d{6}$/.test(text),
  transit: (text) => /^\d{5}$/.test(text),
  institution: (text) => /^\d{3}$/.test(text),
  bsb: (text) => /^\d{6}$/.test(text),
  ifsc: (text) => /^[A-Z]{4}0[0-9A-Z]{6}$/.test(text),
  clabe: isClabe,
  nz_account_number: (text) => /^\d{15,16}$/.test(text),
};

export const canBe = (name: Name, text: string, country: string): boolean => checks[name](text, country);

export function wrongPart(name: Name, country: string): string {
  const label = bankFormOf(country).find((part) => part.name === name)?.label ?? 'number';
  return `This isn’t a valid ${label}${name === 'iban' ? ' for that country' : ''}. Check it against your bank’s documents.`;
}

/** What PayPal's payouts accept as a receiver. */
const LONGEST_PAYPAL_EMAIL = 127;

/** Why PayPal can't pay to it, or null. */
export function wrongPaypalEmail(email: string): string | null {
  if (email.length > LONGEST_PAYPAL_EMAIL)
    return `PayPal accepts email addresses of up to ${LONGEST_PAYPAL_EMAIL} characters.`;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? null
    : 'Enter the email address of the PayPal account, such as name@example.com.';
}
