import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { Failure, type FieldErrors } from '#kit/errors.ts';
import { canBe, wrongPart } from '../account-parts.ts';
import { bankFormOf, bare, type BankField } from '../bank-forms.ts';
import type { NewPayoutMethod } from '../contract.ts';

type Parts = Partial<Record<BankField['name'], string>>;

/** Three hundred modules for two countries: loaded when one of them is needed. */
async function isNumberOf(country: 'MX' | 'NZ', kind: string, text: string): Promise<boolean> {
  const { stdnum } = await import('stdnum');
  return stdnum[country]?.[kind]?.validate(text).isValid === true;
}

/** What only a registry knows: the structure of each country's IBANs, and the banks of New Zealand. */
const registries: Readonly<Partial<Record<BankField['name'], (text: string) => boolean | Promise<boolean>>>> = {
  iban: (text) => isValidIBAN(text),
  bic: (text) => isValidBIC(text),
  clabe: (text) => isNumberOf('MX', 'clabe', text),
  nz_account_number: (text) => isNumberOf('NZ', 'bank', text),
};

/** The parts of this country's format, cleaned and checked; each error is at its field. */
export async function readBankAccount(bank: NewPayoutMethod): Promise<Parts> {
  const wrong: FieldErrors = {};
  const parts: Parts = {};
  for (const { name, label, optional } of bankFormOf(bank.country)) {
    const typed =
      name === 'iban' ? (electronicFormatIBAN(bank.iban ?? '') ?? '').toUpperCase() : bare(bank[name] ?? '');
    if (typed === '' && optional === true) continue;
    if (typed === '') wrong[name] = [`Enter the ${label}.`];
    else if (!canBe(name, typed, bank.country) || (await registries[name]?.(typed)) === false)
      wrong[name] = [wrongPart(name, bank.country)];
    else parts[name] = typed;
  }
  if (Object.keys(wrong).length > 0)
    throw new Failure('invalid_input', { message: 'Check the account details.', fields: wrong });
  return parts;
}

/** Identifies the account: its last part, of which four characters are shown. */
export function labelOf(parts: Parts): string {
  const number = parts.iban ?? parts.clabe ?? parts.nz_account_number ?? parts.account_number ?? '';
  return `Bank account ending ${number.slice(-4)}`;
}
