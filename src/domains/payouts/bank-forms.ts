/**
 * The parts of a bank account by country. Where IBANs are used (ISO 13616) it is one number; the big national formats
 * have their own parts; everywhere else it is a BIC (ISO 9362) and an account number.
 */
export interface BankField {
  readonly name:
    | 'iban'
    | 'bic'
    | 'routing'
    | 'account_number'
    | 'sort_code'
    | 'transit'
    | 'institution'
    | 'bsb'
    | 'ifsc'
    | 'clabe'
    | 'nz_account_number';
  readonly label: string;
  readonly hint?: string;
  readonly optional?: true;
}

const account: BankField = { name: 'account_number', label: 'Account number' };

const national: Readonly<Record<string, readonly BankField[]>> = {
  US: [{ name: 'routing', label: 'Routing number', hint: '9 digits, at the bottom left of a check' }, account],
  GB: [{ name: 'sort_code', label: 'Sort code', hint: '6 digits, such as 20-00-00' }, account],
  CA: [
    { name: 'institution', label: 'Institution number', hint: '3 digits' },
    { name: 'transit', label: 'Transit number', hint: '5 digits' },
    account,
  ],
  AU: [{ name: 'bsb', label: 'BSB', hint: '6 digits, such as 062-000' }, account],
  IN: [{ name: 'ifsc', label: 'IFSC', hint: '11 characters, such as HDFC0000001' }, account],
  MX: [{ name: 'clabe', label: 'CLABE', hint: '18 digits' }],
  NZ: [{ name: 'nz_account_number', label: 'Account number', hint: 'Bank, branch, account and suffix' }],
};

/** In the IBAN registry, and paid to by IBAN rather than by a national form. */
const IBAN_COUNTRIES = new Set(
  'AD AE AL AT AZ BA BE BG BH BR BY CH CR CY CZ DE DK DO EE EG ES FI FO FR GE GI GL GR GT HR HU IE IL IQ IS IT JO KW KZ LB LC LI LT LU LV LY MC MD ME MK MR MT MU NL NO PK PL PS PT QA RO RS SA SC SE SI SK SM ST SV TL TN TR UA VA VG XK'.split(
    ' ',
  ),
);

export const bankFormOf = (country: string): readonly BankField[] => {
  const own = national[country];
  if (own !== undefined) return own;
  if (IBAN_COUNTRIES.has(country)) return [{ name: 'iban', label: 'IBAN', hint: 'Spaces are fine' }];
  return [{ name: 'bic', label: 'BIC (SWIFT code)', hint: '8 or 11 characters' }, account];
};

/** Letters and digits only, as banks compare them. */
export const bare = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();
