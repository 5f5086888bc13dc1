import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Dialogs that ask once more, and the last step of deleting an account, which is a page of its own. */
const CONFIRMATIONS = [
  'src/design/app/confirm-viewport.tsx',
  'src/design/app/form-dialog.tsx',
  'src/domains/data-rights/web/public/leave-form.tsx',
];

test('a solid red button stands only where something is confirmed', () => {
  const root = path.join(import.meta.dirname, '..');
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !/\.(stories|test)\.tsx$/.test(file));
  const red = files.filter((file) =>
    /variant=(?:"danger"|\{[^}]*'danger')/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(red.toSorted()).toEqual(CONFIRMATIONS);
});
