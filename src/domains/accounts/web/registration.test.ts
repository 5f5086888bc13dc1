import { expect, test } from 'vitest';
import { summaryTitle } from './registration.ts';

const EMPTY = { first_name: '', last_name: '', email: '', password: '' };
const titleWith = (values: Partial<typeof EMPTY>, ...wrong: string[]) =>
  summaryTitle(
    { watch: () => ({ ...EMPTY, ...values }), idAndError: (name) => ({ id: `form-${name}` }) },
    wrong.map((name) => ({ fieldId: `form-${name}`, message: 'Enter it.' })),
  );

test('the summary says that all fields are required where nothing else is wrong', () => {
  expect(titleWith({}, 'first_name', 'email')).toBe('All fields are required');
  expect(titleWith({ email: 'ada@' }, 'first_name', 'email')).toBeUndefined();
  expect(titleWith({}, 'first_name', 'password_confirmation')).toBeUndefined();
  expect(
    summaryTitle({ watch: () => EMPTY, idAndError: (name) => ({ id: name }) }, [{ message: 'The connection failed.' }]),
  ).toBeUndefined();
});
