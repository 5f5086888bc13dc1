import { describe, expect, it } from 'vitest';
import { labelOf, readBankAccount } from './bank-account.ts';

const bank = (country: string, parts: Record<string, string>) => ({
  kind: 'bank' as const,
  country,
  holder: 'Ada Example',
  ...parts,
});

describe('bank accounts', () => {
  it.each([
    ['DE', { iban: 'DE89 3704 0044 0532 0130 00' }, 'Bank account ending 3000'],
    ['NO', { iban: 'no9386011117947' }, 'Bank account ending 7947'],
    ['US', { routing: '021000021', account_number: '123456789' }, 'Bank account ending 6789'],
    ['GB', { sort_code: '20-00-00', account_number: '55779911' }, 'Bank account ending 9911'],
    ['CA', { institution: '003', transit: '00102', account_number: '1234567' }, 'Bank account ending 4567'],
    ['AU', { bsb: '062-000', account_number: '12345678' }, 'Bank account ending 5678'],
    ['IN', { ifsc: 'HDFC0000001', account_number: '50100012345678' }, 'Bank account ending 5678'],
    ['MX', { clabe: '032180000118359719' }, 'Bank account ending 9719'],
    ['JP', { bic: 'BOTKJPJT', account_number: '1234567' }, 'Bank account ending 4567'],
  ])('%s as people write it', async (country, parts, label) => {
    expect(labelOf(await readBankAccount(bank(country, parts)))).toBe(label);
  });

  it.each([
    ['DE', { iban: 'DE89370400440532013001' }, 'iban'],
    ['FR', { iban: 'DE89370400440532013000' }, 'iban'],
    ['US', { routing: '021000022', account_number: '123456789' }, 'routing'],
    ['US', { routing: '021000021' }, 'account_number'],
    ['GB', { sort_code: '2000', account_number: '55779911' }, 'sort_code'],
    ['MX', { clabe: '032180000118359718' }, 'clabe'],
    ['JP', { bic: 'NOPE', account_number: '1234567' }, 'bic'],
  ])('%s with a mistake is refused at the right field', async (country, parts, field) => {
    await expect(readBankAccount(bank(country, parts))).rejects.toMatchObject({
      fields: { [field]: [expect.any(String)] },
    });
  });
});
