import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

// checkout.spec.ts once had a test of the shared product beside one of a configured product: in its lane it had no server.
test('no file has tests of the shared product beside tests of a product of its own', () => {
  const both = endToEndLanes().own.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return (
      /import \{[^}]*\btest\b[^}]*\} from '\.\/support\/test\.ts'/.test(text) &&
      /import \{[^}]*\btest\b[^}]*\} from '\.\/support\/with-providers\.ts'/.test(text)
    );
  });
  expect(both).toEqual([]);
});
