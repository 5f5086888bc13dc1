import { afterEach, expect, test, vi } from 'vitest';
import { chooseDraw } from './draw.ts';

afterEach(() => vi.unstubAllEnvs());

test('a change is tried whole where it is small, and drawn from where it is not', () => {
  vi.stubEnv('TEST_SEED', '4');
  vi.stubEnv('TEST_WHOLE', undefined);
  expect(chooseDraw(['orders'])).toBe('TEST_SEED=4 TEST_WHOLE=orders');
  vi.stubEnv('TEST_WHOLE', undefined);
  expect(chooseDraw(['orders', 'projects', 'wallet'])).toBe(
    'TEST_SEED=4 TEST_WHOLE=projects,wallet; 1 more changed domains are drawn from',
  );
});

test('what the environment names is left as it is', () => {
  vi.stubEnv('TEST_SEED', '7');
  vi.stubEnv('TEST_WHOLE', 'all');
  expect(chooseDraw([])).toBe('TEST_SEED=7 TEST_WHOLE=all');
});
