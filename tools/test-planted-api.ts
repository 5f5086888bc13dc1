import { describedApi } from './api-lint.ts';

type Operation = Record<string, unknown>;
type Paths = Record<string, Record<string, Operation>>;

/** For tests: the real description with one thing changed for each fault that a linter has to find. */
export const planted = describedApi();
const paths = planted['paths'] as Paths;
const operation = (path: string, method = 'get'): Operation => {
  const found = paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is gone`);
  return found;
};

operation('/api/fees')['operationId'] = operation('/api/orders')['operationId'];
operation('/api/fees')['tags'] = ['nowhere'];
delete operation('/api/orders')['description'];
delete operation('/api/logout', 'post')['security'];
paths['/api/orders/{another_name}'] = {
  get: { ...operation('/api/orders/{order_number}'), operationId: 'getAnother' },
};
const { responses } = operation('/api/fees') as {
  responses: Record<string, { content: Record<string, { example: object; schema: { required: string[] } }> }>;
};
const answer = responses['200']?.content['application/json'];
if (answer === undefined) throw new Error('the fees are JSON');
answer.example = { ...answer.example, success: 'yes' };
answer.schema = { ...answer.schema, required: [...answer.schema.required, 'nowhere'] };
