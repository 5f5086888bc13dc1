import { afterEach, expect, test } from 'vitest';
import { toast, TOAST_MS, toastLayer, toastStore } from './toast-store.ts';

afterEach(() => toast.clear());

test('toasts are shown in the topmost dialog, and on the page again once it is closed', () => {
  expect(toastLayer.top()).toBe('');
  const closeFirst = toastLayer.open('first');
  const closeSecond = toastLayer.open('second');
  expect(toastLayer.top()).toBe('second');
  closeFirst();
  expect(toastLayer.top()).toBe('second');
  closeSecond();
  expect(toastLayer.top()).toBe('');
});

test('a dialog that opens or closes moves the toasts, and none is lost', () => {
  toast.success('Copied');
  let heard = 0;
  const leave = toastStore.subscribe(() => (heard += 1));
  const close = toastLayer.open('dialog');
  close();
  leave();
  expect([heard, toastStore.read().map(({ title }) => title)]).toEqual([2, ['Copied']]);
});

test('one with something to do about it stays long enough to be reached', () => {
  let pressed = 0;
  toast.withAction('Saved', { label: 'Add to list', onPress: () => (pressed += 1) }, 'A logo');
  const [shown] = toastStore.read();
  shown?.action?.onPress();
  expect([shown?.title, shown?.message, shown?.action?.label, pressed]).toEqual(['Saved', 'A logo', 'Add to list', 1]);
  expect(shown?.durationMs).toBeGreaterThan(TOAST_MS);
});
