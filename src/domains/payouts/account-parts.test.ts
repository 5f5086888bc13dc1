import { describe, expect, it } from 'vitest';
import { canBe, wrongPaypalEmail } from './account-parts.ts';
import { bare } from './bank-forms.ts';

describe('a part of an account, judged when its field is left', () => {
  it.each([
    ['iban', 'DE', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01'],
    ['iban', 'NO', 'no9386011117947', 'no9386011117974'],
    ['iban', 'DE', 'DE89370400440532013000', 'FR1420041010050500013M02606'],
    ['bic', 'JP', 'BOTKJPJT', 'BOTKJPJ'],
    ['routing', 'US', '021000021', '021000022'],
    ['account_number', 'GB', '55779911', '5577991'],
    ['account_number', 'JP', '1234567', '12'],
    ['sort_code', 'GB', '20-00-00', '20-00-0'],
    ['transit', 'CA', '00102', '0010'],
    ['institution', 'CA', '003', '03'],
    ['bsb', 'AU', '062-000', '062-0000'],
    ['ifsc', 'IN', 'HDFC0000001', 'HDFC1000001'],
    ['clabe', 'MX', '032180000118359719', '032180000118359718'],
    ['nz_account_number', 'NZ', '01-0902-0068389-00', '01-0902-0068389'],
  ] as const)('%s of %s', (name, country, right, wrong) => {
    expect(canBe(name, bare(right), country)).toBe(true);
    expect(canBe(name, bare(wrong), country)).toBe(false);
  });

  it('takes an address that PayPal can pay to', () => {
    expect(wrongPaypalEmail('name@example.com')).toBeNull();
    expect(wrongPaypalEmail('name@example')).toMatch(/such as name@example.com/);
    expect(wrongPaypalEmail(`${'n'.repeat(120)}@example.com`)).toMatch(/up to 127/);
  });
});
