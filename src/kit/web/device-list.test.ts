import { beforeEach, expect, test, vi } from 'vitest';
import { deviceList, isText } from './device-list.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
const words = () => deviceList('words', 3, isText);

test('keeps the first few, and is the same while nothing changes', () => {
  const list = words();
  list.keep(['a', 'b', 'c', 'd']);
  expect(list.all()).toEqual(['a', 'b', 'c']);
  expect(list.all()).toBe(list.all());
  // Another tab, or another part of the page.
  words().keep(['e']);
  expect(list.all()).toEqual(['e']);
  list.forget();
  expect(list.all()).toEqual([]);
});

test('tells of each change until nobody listens', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const list = words();
  let changes = 0;
  const listener = () => void (changes += 1);
  const stop = list.subscribe(listener);
  list.keep(['a']);
  list.forget();
  stop();
  list.keep(['b']);
  expect(changes).toBe(2);
});

test('what was changed by hand is not ours, and a browser that keeps nothing breaks nothing', () => {
  storage.set('words', '["a",1,null]');
  expect(words().all()).toEqual(['a']);
  storage.set('words', '{broken');
  expect(words().all()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  words().keep(['a']);
  expect(words().all()).toEqual([]);
});
