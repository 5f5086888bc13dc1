import { expect, test } from 'vitest';
import { Failure } from '#kit/errors.ts';
import { refuseListName, refuseMoreLists, refuseMoreThings, SAVED_LIMITS } from './saved-list.ts';

test('a list needs a name of its own, however it is written', () => {
  expect(() => refuseListName('Autumn launch', ['Spring'])).not.toThrow();
  expect(() => refuseListName('', [])).toThrow('Enter a name');
  expect(() => refuseListName('SPRING', ['Spring'])).toThrow('already have a list');
  expect(() => refuseListName('favorites', [])).toThrow('already have a list');
});

test.each([
  [refuseMoreLists, SAVED_LIMITS.lists],
  [refuseMoreThings, SAVED_LIMITS.things],
])('the last place is given, and no more (%o)', (refuse, most) => {
  expect(() => refuse(most - 1)).not.toThrow();
  expect(() => refuse(most)).toThrow(Failure);
});
