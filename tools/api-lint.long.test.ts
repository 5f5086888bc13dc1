import { expect, test } from 'vitest';
import { lintApi } from './api-lint.ts';
import { planted } from './test-planted-api.ts';

const problems = await lintApi(planted, true);

test.each([
  'spectral operation-operationId-unique',
  'spectral operation-tag-defined',
  'spectral operation-description',
  'spectral path-params',
  'spectral oas3-valid-media-example',
])('%s is refused', (rule) => {
  expect(problems.filter((problem) => problem.startsWith(`${rule}:`))).not.toEqual([]);
});
