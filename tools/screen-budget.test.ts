import { expect, test } from 'vitest';
import { ENTRANCE_BYTES, judgeEntrance, judgeScreens, OVER_BYTES, SCREEN_BYTES, type Script } from './screen-budget.ts';

const script = (name: string, bytes: number): Script => ({ url: `http://localhost/assets/${name}.js`, bytes });
const base = script('framework-1', 100_000);
const verdicts = (screens: Parameters<typeof judgeScreens>[0]): boolean[] =>
  judgeScreens(screens).map(({ isTooMuch }) => isTooMuch);

test('each screen counts whole, and one over its bytes fails', () => {
  const screens = [SCREEN_BYTES - base.bytes, SCREEN_BYTES - base.bytes + 1].map((bytes) => ({
    name: 'screen',
    scripts: [base, script('a-1', bytes)],
  }));
  expect(verdicts(screens)).toEqual([false, true]);
});

test('a screen that is known to be over has a limit of its own, at each of its addresses', () => {
  const limit = OVER_BYTES['order'] ?? 0;
  expect(limit).toBeGreaterThan(SCREEN_BYTES);
  expect(
    verdicts([limit, limit + 1].map((bytes) => ({ name: 'order/done', scripts: [script('all-1', bytes)] }))),
  ).toEqual([false, true]);
});

test('a screen that loaded nothing fails, because it was not measured', () => {
  expect(verdicts([{ name: 'screen', scripts: [] }])).toEqual([true]);
  expect(judgeEntrance([{ name: 'login', scripts: [] }])[0]?.isTooMuch).toBe(true);
});

test('a file that came twice counts once', () => {
  const many = Array.from({ length: 100 }, (_one, at) => script(`a${at}-1`, 10));
  const [cost] = judgeScreens([{ name: 'screen', scripts: [...many, ...many] }]);
  expect(cost).toMatchObject({ bytes: 1_000, isTooMuch: false });
});

test('each screen of the entrance counts as a public page, and no other public screen is judged with it', () => {
  const screens = ['login', 'register', 'home'].map((name, at) => ({
    name,
    scripts: [script('all-1', ENTRANCE_BYTES + at)],
  }));
  expect(judgeEntrance(screens).map(({ name, isTooMuch }) => [name, isTooMuch])).toEqual([
    ['login', false],
    ['register', true],
  ]);
});
