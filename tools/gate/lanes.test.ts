import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../run-step.ts';
import { endToEndLanes } from './lanes.ts';

test('every end-to-end test is in exactly one lane, and those that start products are in one of their own', () => {
  const { shared, screens, own } = endToEndLanes();
  expect([...shared, ...screens, ...own].toSorted()).toEqual(globSync('e2e/**/*.spec.ts', { cwd: ROOT }).toSorted());
  expect(screens).toEqual(['e2e/screens.spec.ts']);
  expect(own).toEqual(expect.arrayContaining(['e2e/card-field.spec.ts', 'e2e/faults.spec.ts', 'e2e/start.spec.ts']));
  expect(shared).toContain('e2e/main-job.spec.ts');
});
