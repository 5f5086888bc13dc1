import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run-step.ts';
import { endToEndLanes } from './lanes.ts';

test('every end-to-end test is in exactly one lane', () => {
  const lanes = endToEndLanes();
  expect(
    [...lanes.shared, ...lanes.screens, ...lanes.kill, ...lanes.own, ...lanes.longShared, ...lanes.longOwn].toSorted(),
  ).toEqual(globSync('e2e/**/*.spec.ts', { cwd: ROOT }).toSorted());
  expect(lanes.screens).toEqual(['e2e/screens.spec.ts']);
  expect(lanes.kill).toEqual(['e2e/kill.spec.ts']);
  expect(lanes.own).toEqual(['e2e/start.spec.ts']);
  expect(lanes.shared).toContain('e2e/main-job.spec.ts');
  expect(lanes.longShared).toContain('e2e/group-talk.long.spec.ts');
  expect(lanes.longOwn).toContain('e2e/google.long.spec.ts');
});

// A test of the shared product beside one of a configured product would have no server in its lane.
test('no file has tests of the shared product beside tests of a product of its own', () => {
  const both = endToEndLanes().longOwn.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return (
      /import \{[^}]*\btest\b[^}]*\} from '\.\/support\/test\.ts'/.test(text) &&
      /import \{[^}]*\btest\b[^}]*\} from '\.\/support\/with-providers\.ts'/.test(text)
    );
  });
  expect(both).toEqual([]);
});
