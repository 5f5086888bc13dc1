import { connect, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { lintApi, withoutConnections } from './api-lint.ts';
import { planted } from './test-planted-api.ts';

const problems = await lintApi(planted);

test.each([
  'redocly operation-operationId-unique',
  'redocly security-defined',
  'redocly no-identical-paths',
  'redocly no-required-schema-properties-undefined',
  'redocly no-invalid-media-type-examples',
])('%s is refused', (rule) => {
  expect(problems.filter((problem) => problem.startsWith(`${rule}:`))).not.toEqual([]);
});

test('a linter cannot open a connection, and what follows in the same process can', async () => {
  const allowed = Socket.prototype.connect;
  await withoutConnections(async () => {
    expect(() => fetch('http://127.0.0.1:9')).toThrow('must not');
    expect(() => connect(9, '127.0.0.1')).toThrow('must not');
  });
  expect(Socket.prototype.connect).toBe(allowed);
});
