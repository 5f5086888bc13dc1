import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['500', async () => new Response('{}', { status: 500 })],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'GET /api/user/onboarding/progress: on failure treated as email_verified false, completion 0 (%s)',
  async (_name, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const { readProgress } = await import('./read-progress.ts');
    expect(await readProgress()).toMatchObject({
      email_verified: false,
      profile_completion_percentage: 0,
      skills: [],
      industries: [],
    });
  },
);
