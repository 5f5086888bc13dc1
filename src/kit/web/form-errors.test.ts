import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { judge, rejudged, type Errors, type Said } from './form-errors.ts';

const period = z
  .object({ begins: z.string(), ends: z.string(), note: z.string().check(z.minLength(1, 'Enter a note.')) })
  .check(z.refine(({ begins, ends }) => begins <= ends, { message: 'It ends before it begins.', path: ['ends'] }));
const NONE: ReadonlySet<string> = new Set();
const formErrors = (errors: Errors, listed: string[] = [], whole: string | null = null): Said => ({
  errors,
  listed,
  whole,
});
const errorsOf = async (values: z.infer<typeof period>) => (await judge(period, values)).errors ?? {};

test('fixing one field takes back what another was blamed for because of it', async () => {
  const shown = await errorsOf({ begins: '2026-05', ends: '2026-01', note: 'x' });
  expect(shown).toEqual({ ends: 'It ends before it begins.' });
  expect(
    rejudged(formErrors(shown), await errorsOf({ begins: '2025-12', ends: '2026-01', note: 'x' }), 'begins', NONE)
      .errors,
  ).toEqual({});
});

test('an error of another field that is still there stays, and no further field is blamed', async () => {
  const found = await errorsOf({ begins: '2026-05', ends: '2026-01', note: '' });
  expect(rejudged(formErrors({ ends: 'It ends before it begins.' }), found, 'begins', NONE).errors).toEqual({
    ends: 'It ends before it begins.',
  });
});

test('what is typed wrong after sending is said at its own field', async () => {
  expect(rejudged(formErrors({}), await errorsOf({ begins: '', ends: '', note: '' }), 'note', NONE).errors).toEqual({
    note: 'Enter a note.',
  });
});

test('only the field itself takes back what the server said of it', () => {
  const shown = { email: 'There is an account with this address.', note: 'Enter a note.' };
  expect(rejudged(formErrors(shown), {}, 'note', new Set(['email'])).errors).toEqual({ email: shown.email });
  expect(rejudged(formErrors(shown), { note: 'Enter a note.' }, 'email', new Set(['email'])).errors).toEqual({
    note: 'Enter a note.',
  });
});

test('trouble inside a field, such as a row of a list, belongs to the field', async () => {
  const shape = z.object({ rows: z.array(z.object({ code: z.string().check(z.minLength(2)) })) });
  expect((await judge(shape, { rows: [{ code: 'a' }] })).errors).toEqual({ rows: null });
});

test('a fixed field leaves the summary, and the last one takes it away', async () => {
  const failed = formErrors(await errorsOf({ begins: '2026-05', ends: '2026-01', note: '' }), ['ends', 'note']);
  const remainingErrors = rejudged(
    failed,
    await errorsOf({ begins: '2026-05', ends: '2026-01', note: 'x' }),
    'note',
    NONE,
  );
  expect(remainingErrors.listed).toEqual(['ends']);
  expect(
    rejudged(remainingErrors, await errorsOf({ begins: '2026-05', ends: '2026-06', note: 'x' }), 'ends', NONE).listed,
  ).toEqual([]);
});

test('what is broken while typing does not come into the summary, which would take the focus', () => {
  const now = rejudged(formErrors({}), { note: 'Enter a note.' }, 'note', NONE);
  expect(now).toEqual(formErrors({ note: 'Enter a note.' }));
});

test('trouble of the whole form stays in the summary until the next attempt', () => {
  expect(rejudged(formErrors({}, [], 'You are offline.'), {}, 'note', NONE).whole).toBe('You are offline.');
});
