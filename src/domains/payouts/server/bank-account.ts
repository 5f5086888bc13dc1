import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

import { Failure, type FieldErrors } from '#kit/errors.ts';
import { bankFormOf, bare, type BankField } from '../bank-forms.ts';
import type { NewPayoutMethod } from '../contract.ts';

type Parts = Partial<Record<BankField['name'], string>>;

/** ABA routing numbers carry a check digit: 3, 7 and 1 times the digits in turn sum to a multiple of ten. */
function isRoutingNumber(text: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return /^\d{9}$/.test(text) && sum > 0 && sum % 10 === 0;
}

const accountLengths: Readonly<Record<string, readonly [number, number]>> = { US: [4, 17], GB: [8, 8], CA: [7, 12], AU: [5, 9], IN: [9, 18] };

function isAccount(country: string, text: string): boolean {
  const [least, most] = accountLengths[country] ?? [4, 34];
  return (accountLengths[country] === undefined ? /^[0-9A-Z]+$/ : /^\d+$/).test(text) && text.length >= least && text.length <= most;
}

/** Three hundred modules for two countries: loaded when one of them is met. */
async function isNumberOf(country: 'MX' | 'NZ', kind: string, text: string): Promise<boolean> {
  const { stdnum } = await import('stdnum');
  return stdnum[country]?.[kind]?.validate(text).isValid === true;
}

const checks: Readonly<Record<BankField['name'], (text: string, country: string) => boolean | Promise<boolean>>> = {
  iban: (text, country) => isValidIBAN(text) && text.startsWith(country),
  bic: (text) => isValidBIC(text),
  routing: isRoutingNumber,
  account_number: (text, country) => isAccount(country, text),
  sort_code: (text) => /^\d{6}$/.test(text),
  transit: (text) => /^\d{5}$/.test(text),
  institution: (text) => /^\d{3}$/.test(text),
  bsb: (text) => /^\d{6}$/.test(text),
  ifsc: (text) => /^[A-Z]{4}0[0-9A-Z]{6}$/.test(text),
  clabe: (text) => isNumberOf('MX', 'clabe', text),
  nz_account_number: (text) => isNumberOf('NZ', 'bank', text),
};

/** The parts this country's form has, cleaned and checked; anything wrong is said at its field. */
export async function readBankAccount(bank: NewPayoutMethod): Promise<Parts> {
  const wrong: FieldErrors = {};
  const parts: Parts = {};
  for (const { name, label, optional } of bankFormOf(bank.country)) {
    const typed = name === 'iban' ? (electronicFormatIBAN(bank.iban ?? '') ?? '').toUpperCase() : bare(bank[name] ?? '');
    if (typed === '' && optional === true) continue;
    if (typed === '') wrong[name] = [`Enter the ${label}.`];
    else if (!(await checks[name](typed, bank.country)))
      wrong[name] = [`This is not a valid ${label}${name === 'iban' ? ' of that country' : ''}. Check it against your bank’s papers.`];
    else parts[name] = typed;
  }
  if (Object.keys(wrong).length > 0) throw new Failure('invalid_input', { message: 'Check the account.', fields: wrong });
  return parts;
}

/** What the account is told apart by: its last part, of which four characters are shown. */
export function labelOf(parts: Parts): string {
  const number = parts.iban ?? parts.clabe ?? parts.nz_account_number ?? parts.account_number ?? '';
  return `Bank account ending ${number.slice(-4)}`;
}
