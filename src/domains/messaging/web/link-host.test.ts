import { expect, test } from 'vitest';
import { hostOf } from './link-host.ts';

test('names the site that a link really leads to', () => {
  expect(hostOf('https://docket.example@evil.example/pay')).toBe('evil.example');
  expect(hostOf('https://рау.example/')).toMatch(/^xn--/);
  expect(hostOf('https://[')).toBeNull();
});
