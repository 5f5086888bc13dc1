import { expect, test } from 'vitest';
import { sixDigits } from './six-digits.ts';

const schema = sixDigits('Enter the 6 digits.');

test.each(['123456', '123 456', ' 12-34-56 '])('takes %j as people type it', (typed) => {
  expect(schema.parse(typed)).toBe('123456');
});

test.each(['', '12345', '1234567', '12345a'])('refuses %j in the words of its form', (typed) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('Enter the 6 digits.');
});
