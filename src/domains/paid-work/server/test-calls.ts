import type { ExampleCall } from '#kit/server/example-calls.ts';

export const exampleCalls = async (): Promise<Record<string, ExampleCall>> => ({
  'GET /api/earnings/early': { as: 'freelancer' },
});
