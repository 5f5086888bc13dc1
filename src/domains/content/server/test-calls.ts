import type { TestApp } from '#app/server/test-app.ts';
import type { ExampleCall } from '#kit/server/example-calls.ts';
import { publishFirstTexts } from './first-texts.ts';

const BODY =
  '# About us\nWe run this marketplace.\n\n## Who we are\nThree people and a cat.\n\n### Where does a refund go?\nTo your balance.\n';
const REASON = 'Agreed at the meeting of the month';

/** Pages as everyone reads them, and as operators write them. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await publishFirstTexts(app.context);
  const draft = (page: string) =>
    app.must('PUT', `/api/admin/pages/${page}/draft`, {
      as: 'operator',
      body: { body: BODY, note: 'Shorter', revision: 0 },
    });
  await draft('how-to-hire');
  await draft('how-to-find');
  await draft('faq');
  await app.must('POST', '/api/admin/pages/faq/publish', { as: 'operator', body: { revision: 1, reason: REASON } });
  return {
    'GET /api/pages/:page': { as: null, params: { page: 'about' } },
    'GET /api/pages/:page/changes': { as: null, params: { page: 'about' }, query: { from: '1', to: '1' } },
    'POST /api/page-feedback': { as: null, body: { page: 'faq', answer: 'where-does-a-refund-go', helpful: true } },
    'GET /api/registration-texts': { as: null },
    'GET /api/my/agreements': { as: 'client' },
    'POST /api/my/agreements': { as: 'client', body: { page: 'terms', number: 1 } },
    'GET /api/admin/pages': { as: 'operator' },
    'GET /api/admin/pages/:page': { as: 'operator', params: { page: 'about' } },
    'PUT /api/admin/pages/:page/draft': {
      as: 'operator',
      params: { page: 'about' },
      body: { body: BODY, note: 'Who we are', revision: 0 },
    },
    'DELETE /api/admin/pages/:page/draft': { as: 'operator', params: { page: 'how-to-find' } },
    'POST /api/admin/pages/:page/publish': {
      as: 'operator',
      params: { page: 'how-to-hire' },
      body: { revision: 1, reason: REASON },
    },
    'POST /api/admin/pages/:page/withdraw': {
      as: 'operator',
      params: { page: 'faq' },
      body: { number: 2, reason: REASON },
    },
  };
}
