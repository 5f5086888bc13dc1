import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavableSearch } from '#kit/web/saving.ts';
import { forgetSave, isRemembered, rememberSave } from './remembered-save.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const search = (query: string, list: SavableSearch['list'] = 'services'): SavableSearch => ({
  kind: 'search',
  list,
  query,
});

test('a planted link saves no other search than the one that was pressed', () => {
  // The attack: someone presses Save search, gives up at the sign-in page, and later follows a link to
  // /user/saved/searches?q=… from an attacker, whose search would be saved without asking and write to them daily.
  rememberSave(search('q=logo&max_price=900'));
  expect(isRemembered(search('q=casino'))).toBe(false);
  expect(isRemembered(search('q=logo'))).toBe(false);
  expect(isRemembered(search('max_price=900&q=logo&q=casino'))).toBe(false);
  expect(isRemembered(search('q=logo&max_price=900', 'projects'))).toBe(false);
  expect(isRemembered({ kind: 'service', name: 'q=logo&max_price=900' })).toBe(false);
});

test('the search that was pressed is known in whatever order its address comes back, until it is saved', () => {
  rememberSave(search('q=logo+design&max_price=900'));
  expect(isRemembered(search('max_price=900&q=logo%20design'))).toBe(true);
  forgetSave();
  expect(isRemembered(search('max_price=900&q=logo%20design'))).toBe(false);
});

test('a person and a service of the same name are two things', () => {
  rememberSave({ kind: 'person', name: 'amara-okafor' });
  expect(isRemembered({ kind: 'service', name: 'amara-okafor' })).toBe(false);
  expect(isRemembered({ kind: 'person', name: 'amara-okafor' })).toBe(true);
});
