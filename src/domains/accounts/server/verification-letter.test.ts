import { expect, it } from 'vitest';
import { verificationLetter } from './verification-letter.ts';

const letterFor = (firstName: string) =>
  verificationLetter({
    to: 'a@example.com',
    firstName,
    code: '123456',
    link: 'https://docket.example/v?token=x',
    brand: 'Docket',
    supportEmail: 'help@example.com',
  });

it.each(['Ada', 'J. R.', 'Anne-Marie', 'O’Neil', '小明'])('greets %s by name', (name) => {
  expect(letterFor(name).text).toContain(`Hello ${name},`);
});

it.each(['Win at https://evil.example', 'evil.example', 'www.evil.example', 'mail me@evil.example', '//evil'])(
  'carries no address of a stranger’s choosing: %s',
  (name) => {
    const { subject, text, html } = letterFor(name);
    expect(`${subject} ${text} ${html.text}`).not.toContain('evil');
  },
);

it('escapes what it shows', () => {
  expect(letterFor('<b>Ada').html.text).toContain('&lt;b&gt;Ada');
});
