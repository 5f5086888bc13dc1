import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { judge, rejudged } from './form-errors.ts';

const period = z
  .object({ begins: z.string(), ends: z.string(), note: z.string().check(z.minLength(1, 'Enter a note.')) })
  .check(z.refine(({ begins, ends }) => begins <= ends, { message: 'It ends before it begins.', path: ['ends'] }));
const NONE: ReadonlySet<string> = new Set();
const errorsOf = async (values: z.infer<typeof period>) => (await judge(period, values)).errors ?? {};

test('fixing one field takes back what another was blamed for because of it', async () => {
  const shown = await errorsOf({ begins: '2026-05', ends: '2026-01', note: 'x' });
  expect(shown).toEqual({ ends: 'It ends before it begins.' });
  expect(rejudged(shown, await errorsOf({ begins: '2025-12', ends: '2026-01', note: 'x' }), 'begins', NONE)).toEqual({});
});

test('an error of another field that is still there stays, and no further field is blamed', async () => {
  const found = await errorsOf({ begins: '2026-05', ends: '2026-01', note: '' });
  expect(rejudged({ ends: 'It ends before it begins.' }, found, 'begins', NONE)).toEqual({ ends: 'It ends before it begins.' });
});

test('what is typed wrong after sending is said at its own field', async () => {
  expect(rejudged({}, await errorsOf({ begins: '', ends: '', note: '' }), 'note', NONE)).toEqual({ note: 'Enter a note.' });
});

test('only the field itself takes back what the server said of it', () => {
  const shown = { email: 'There is an account with this address.', note: 'Enter a note.' };
  expect(rejudged(shown, {}, 'note', new Set(['email']))).toEqual({ email: shown.email });
  expect(rejudged(shown, { note: 'Enter a note.' }, 'email', new Set(['email']))).toEqual({ note: 'Enter a note.' });
});

test('trouble inside a field, such as a row of a list, belongs to the field', async () => {
  const shape = z.object({ rows: z.array(z.object({ code: z.string().check(z.minLength(2)) })) });
  expect((await judge(shape, { rows: [{ code: 'a' }] })).errors).toEqual({ rows: null });
});
