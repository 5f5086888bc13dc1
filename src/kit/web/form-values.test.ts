import { expect, test } from 'vitest';
import { holdValues } from './form-values.ts';

test('what was saved is what later changes are compared with, and what is thrown back to', () => {
  const values = holdValues({ note: 'first' }, () => {});
  values.set('note', 'second ');
  values.saved({ note: 'second' });
  expect([values.read(), values.initial()]).toEqual([{ note: 'second ' }, { note: 'second' }]);
});

test('what is typed while a save is on its way stays typed', () => {
  const values = holdValues({ note: 'first' }, () => {});
  values.set('note', 'second');
  const sent = values.read();
  values.set('note', 'third');
  values.saved(sent);
  expect([values.read(), values.initial()]).toEqual([{ note: 'third' }, { note: 'second' }]);
});
