import { expect, test } from 'vitest';
import { ENTRANCE_BYTES, FIRST, judgeEntrance, judgeScreens, type Script } from './screen-budget.ts';

const script = (name: string, bytes: number): Script => ({ url: `http://localhost/assets/${name}.js`, bytes });
const base = script('framework-1', 100_000);
const verdicts = (screens: Parameters<typeof judgeScreens>[0]): boolean[] => judgeScreens(screens).map(({ isTooMuch }) => isTooMuch);

test('a first screen over its bytes or its files fails, and so does one that loaded nothing', () => {
  expect(verdicts([{ name: 'first', scripts: [base, script('a-1', FIRST.bytes - base.bytes)] }])).toEqual([false]);
  expect(verdicts([{ name: 'first', scripts: [base, script('a-1', FIRST.bytes - base.bytes + 1)] }])).toEqual([true]);
  expect(verdicts([{ name: 'first', scripts: Array.from({ length: FIRST.files + 1 }, (_, at) => script(`a${at}-1`, 10)) }])).toEqual([true]);
  expect(verdicts([{ name: 'first', scripts: [] }])).toEqual([true]);
});

test('a further screen counts what it adds to the first', () => {
  const first = { name: 'first', scripts: [base] };
  expect(verdicts([first, { name: 'light', scripts: [base, script('b-1', 30_000)] }])).toEqual([false, false]);
  expect(verdicts([first, { name: 'heavy', scripts: [base, script('b-1', 20_000), script('c-1', 10_001)] }])).toEqual([false, true]);
});

test('each screen of the entrance counts whole, and no other public screen is judged with it', () => {
  const screens = ['login', 'register', 'home'].map((name, at) => ({ name, scripts: [script('all-1', ENTRANCE_BYTES + at)] }));
  expect(judgeEntrance(screens).map(({ name, isTooMuch }) => [name, isTooMuch])).toEqual([
    ['login', false],
    ['register', true],
  ]);
  expect(judgeEntrance([{ name: 'login', scripts: [] }])[0]?.isTooMuch, 'one that asked for nothing').toBe(true);
});

test('scripts that no screen waits for are not counted', () => {
  const [cost] = judgeScreens([{ name: 'first', scripts: [base, script('socket-x1', 12_000), script('route-files-x', 4_000)] }]);
  expect(cost?.bytes).toBe(base.bytes);
});
