import { expect, it } from 'vitest';
import { verificationEmail } from './verification-email.ts';

const emailFor = (firstName: string) =>
  verificationEmail({
    to: 'a@example.com',
    firstName,
    code: '123456',
    link: 'https://docket.example/v?token=x',
    brand: 'Docket',
    supportEmail: 'help@example.com',
  });

it.each(['Ada', 'J. R.', 'Anne-Marie', 'O’Neil', '小明'])('greets %s by name', (name) => {
  expect(emailFor(name).text).toContain(`Hi ${name},`);
});

it.each(['Win at https://evil.example', 'evil.example', 'www.evil.example', 'mail me@evil.example', '//evil'])(
  'contains no address a stranger chose: %s',
  (name) => {
    const { subject, text, html } = emailFor(name);
    expect(`${subject} ${text} ${html.text}`).not.toContain('evil');
  },
);

it('escapes what it shows', () => {
  expect(emailFor('<b>Ada').html.text).toContain('&lt;b&gt;Ada');
});
