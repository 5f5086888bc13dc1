import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.join(import.meta.dirname, '../../..');
const SOLID_RED = /variant="danger"/;

it('no screen of staff has a solid red button outside the dialog that confirms', () => {
  const screens = globSync('domains/*/web/admin/**/*.tsx', { cwd: SRC });
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((file) => SOLID_RED.test(readFileSync(path.join(SRC, file), 'utf8')))).toEqual([]);
});
