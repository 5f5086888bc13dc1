import { expect, test } from 'vitest';
import { contactParts, isUrl, linkOf, sameAddress } from './contact-parts.ts';

const LONG = 'x'.repeat(40_000);
test.each([
  ['Email: a.b@example.co.uk | Tel.: (020) 7946 0958', { email: 'a.b@example.co.uk', phone: '(020) 7946 0958' }],
  ['٠١٢٣٤٥٦٧٨٩ · القاهرة', { phone: '0123456789', rest: ['القاهرة'] }],
  ['+972 54 123 4567 • דנה@דוגמה.קום', { phone: '+972 54 123 4567', email: 'דנה@דוגמה.קום' }],
  ['linkedin.com/in/jane, https://jane.example/cv.', { urls: ['https://jane.example/cv', 'linkedin.com/in/jane'] }],
  ['Oslo, Norway', { rest: ['Oslo, Norway'] }],
  ['ASP.NET and Node.js, 2019-2021', { rest: ['ASP.NET and Node.js, 2019-2021'] }],
  [LONG, { rest: [LONG] }],
])('finds the ways to reach someone, and loses no other word (line %#)', (line, parts) =>
  expect(contactParts(line)).toEqual({ email: '', phone: '', urls: [], rest: [], ...parts }),
);

test('addresses are known by their form', () => {
  for (const text of ['example.com', 'www.example.com/a', 'https://a.example/?b=1']) expect(isUrl(text)).toBe(true);
  for (const text of ['ASP.NET', 'a@b.co', 'e.g. this', 'Acme Inc.', '3.5']) expect(isUrl(text)).toBe(false);
  expect(linkOf('de.linkedin.com/in/jane')).toEqual({ label: 'LinkedIn', url: 'https://de.linkedin.com/in/jane' });
  expect(linkOf('notlinkedin.com').label).toBe('Website');
  expect(sameAddress('https://www.example.com/', 'example.com')).toBe(true);
});
