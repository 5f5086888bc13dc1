import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold, isHeld, whenFree } from './holding.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('with nothing in the way it happens immediately', () => {
  const act = vi.fn<() => void>();
  whenFree(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('it waits for every form, upload and payment, and then happens once', () => {
  const act = vi.fn<() => void>();
  const releases = [hold('form'), hold('upload'), hold('payment')];
  whenFree(act);
  for (const release of releases) {
    expect(act).not.toHaveBeenCalled();
    release();
    release();
  }
  expect(isHeld()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
  hold('form')();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('typing again within the pause holds it again', () => {
  const act = vi.fn<() => void>();
  const release = hold('form');
  whenFree(act);
  release();
  const again = hold('form');
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
  again();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what was canceled never happens', () => {
  const act = vi.fn<() => void>();
  const release = hold('form');
  whenFree(act)();
  release();
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
});
