import { connect, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { describedApi, lintApi, withoutConnections } from './api-lint.ts';

type Operation = Record<string, unknown>;
type Paths = Record<string, Record<string, Operation>>;

/** The real description with one thing changed for each fault; both linters read it once. */
const planted = describedApi();
const paths = planted['paths'] as Paths;
const operation = (path: string, method = 'get'): Operation => {
  const found = paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is gone`);
  return found;
};

operation('/api/fees')['operationId'] = operation('/api/orders')['operationId'];
operation('/api/fees')['tags'] = ['nowhere'];
operation('/api/fees')['summary'] = 'My fees, newest first.';
delete operation('/api/orders')['description'];
delete operation('/api/logout', 'post')['security'];
paths['/api/orders/{another_name}'] = { get: { ...operation('/api/orders/{order_number}'), operationId: 'getAnother' } };
const { responses } = operation('/api/fees') as { responses: Record<string, { content: Record<string, { example: object; schema: { required: string[] } }> }> };
const answer = responses['200']?.content['application/json'];
if (answer === undefined) throw new Error('the fees are JSON');
answer.example = { ...answer.example, success: 'yes' };
answer.schema = { ...answer.schema, required: [...answer.schema.required, 'nowhere'] };

const problems = await lintApi(planted);

test.each([
  'summary',
  'redocly operation-operationId-unique',
  'redocly security-defined',
  'redocly no-identical-paths',
  'redocly no-required-schema-properties-undefined',
  'redocly no-invalid-media-type-examples',
  'spectral operation-operationId-unique',
  'spectral operation-tag-defined',
  'spectral operation-description',
  'spectral path-params',
  'spectral oas3-valid-media-example',
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
