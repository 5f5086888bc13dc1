import { expect, test } from 'vitest';
import { returnFromPage } from './return-from-page.ts';

const ours = 'https://docket.example';
const whole = returnFromPage(ours);

test('sign in and join, pressed on a public page without scripts, lead back to it', () => {
  expect(whole('/login', `${ours}/services/logo-design?package=premium`)).toBe('/login?return_to=%2Fservices%2Flogo-design%3Fpackage%3Dpremium');
  expect(whole('/register', `${ours}/services`)).toBe('/register?return_to=%2Fservices');
  expect(whole('/register', `${ours}/user/profile/ana-moreno`)).toBe('/register?return_to=%2Fuser%2Fprofile%2Fana-moreno');
});

test('an address that says something itself stays as it is', () => {
  expect(whole('/login?return_to=%2Fwallet', `${ours}/services`)).toBeNull();
  expect(whole('/login?why=session', `${ours}/services`)).toBeNull();
  expect(whole('/services', `${ours}/services/logo-design`)).toBeNull();
});

test('the home page leads to the home of the role', () => {
  expect(whole('/login', `${ours}/`)).toBeNull();
  expect(whole('/login', ours)).toBeNull();
});

test.each([
  undefined,
  '',
  'not an address',
  'https://evil.example/services',
  'http://docket.example/services',
  'https://docket.example:8443/services',
  'https://docket.example.evil.example/services',
  'https://docket.example@evil.example/services',
  `${ours}//evil.example/services`,
  `${ours}/login`,
  `${ours}/register`,
  `${ours}/user/freelancer/dashboard`,
  `${ours}/services/dashboard`,
  `${ours}/admin`,
  `${ours}/wallet`,
  `${ours}/there/is/no/such/page`,
  `${ours}/services/a//b`,
  `${ours}/services/${'a'.repeat(1_000)}`,
])('nothing is taken from %s', (cameFrom) => {
  expect(whole('/login', cameFrom)).toBeNull();
});
