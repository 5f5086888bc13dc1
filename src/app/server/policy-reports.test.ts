import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_POLICY_REPORTS } from '#kit/policy-reports.ts';
import { bodyLimits, rateLimits } from '#kit/limits.ts';
import { documentPolicy, POLICY_REPORTS_PATH, reportingHeaders } from '#kit/server/http/headers.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { answerFailures } from '#kit/server/http/api.ts';
import { readConfig } from '#kit/server/config.ts';
import { mountPolicyReports } from '#kit/server/web/policy-reports.ts';
import { plainDocument } from '#kit/server/web/plain-document.ts';
import { html } from '#kit/server/html.ts';
import { testApp, type TestApp } from './test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const APP = 'https://docket.example';
const report = (blocked: string, directive = 'img-src') => ({
  'csp-report': { 'document-uri': `${APP}/`, 'effective-directive': directive, 'blocked-uri': blocked },
});

function intake(settings: Record<string, string> = {}) {
  const config = readConfig({ APP_URL: APP, ...settings });
  const context = { ...world.context, config };
  const server = makeServer(config);
  answerFailures(server, context);
  const reports = mountPolicyReports(server, context, ['/']);
  const send = (payload: unknown, remoteAddress = '203.0.113.7', type = 'application/csp-report') =>
    server.inject({ method: 'POST', url: POLICY_REPORTS_PATH, remoteAddress, headers: { 'content-type': type }, payload: JSON.stringify(payload) });
  return { server, send, flush: () => reports.flush() };
}

const listed = async () =>
  (await world.must<{ items: { blocked: string; page: string; count: number }[] }>('GET', '/api/admin/policy-reports', { as: 'operator' })).items;

test('what browsers report is counted, and operators see it', async () => {
  const { send, flush } = intake();
  for (let n = 0; n < 3; n += 1) expect((await send(report('https://evil.example/x?secret=1'))).statusCode).toBe(204);
  const recent = { type: 'csp-violation', body: { documentURL: `${APP}/?q=secret`, effectiveDirective: 'script-src-elem', blockedURL: 'inline' } };
  expect((await send([recent], undefined, 'application/reports+json')).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  await flush();
  await send(report('https://evil.example/y'));
  await flush();
  expect(await listed()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ directive: 'img-src', blocked: 'evil.example', page: '/', count: 4 }),
      expect.objectContaining({ directive: 'script-src-elem', blocked: 'inline', page: '/', count: 1 }),
    ]),
  );
});

test('a flood is bounded in size, in rate and in what is kept', async () => {
  const { send, flush } = intake();
  expect((await send({ filler: 'x'.repeat(bodyLimits.policyReportBytes) })).statusCode).toBe(413);
  expect((await send('{', undefined, 'application/json')).statusCode).toBe(415);
  const codes = [];
  for (let n = 0; n < rateLimits.policyReport.max + 5; n += 1) codes.push((await send(report('inline'), '198.51.100.9')).statusCode);
  expect(codes.filter((code) => code === 429)).toHaveLength(5);
  for (let n = 0; n < rateLimits.policyReports.max + 50; n += 1) {
    const answer = await send(report(`https://made-up-${n}.example/`), `192.0.2.${n % 250}`);
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    if (n % 40 === 0) await flush();
  }
  await flush();
  const kept = await listed();
  expect(kept.length).toBeLessThanOrEqual(MOST_POLICY_REPORTS + 1);
  expect(kept.find(({ blocked }) => blocked === 'others')).toMatchObject({ page: 'others' });
  // Reports known before the flood are still counted separately.
  const other = intake();
  await other.send(report('https://evil.example/z'));
  await other.flush();
  expect((await listed())[0]).toMatchObject({ blocked: 'evil.example' });
});

test('every document says where to report: both ways over HTTPS, and the one that works over plain HTTP', async () => {
  expect(documentPolicy(APP, [], [])).toContain(`; report-uri ${POLICY_REPORTS_PATH}; report-to csp`);
  expect(reportingHeaders(APP)).toEqual({ 'reporting-endpoints': `csp="${APP}${POLICY_REPORTS_PATH}"` });
  expect(documentPolicy('http://127.0.0.1:3000', [], [])).toMatch(/; report-uri \/api\/policy-reports$/);
  expect(reportingHeaders('http://127.0.0.1:3000')).toEqual({});
  const server = makeServer(readConfig({ APP_URL: APP }));
  server.get('/plain', (_request, reply) => plainDocument(reply, { title: 'Plain', brand: 'Docket', body: html`<p>Words</p>` }));
  const { headers } = await server.inject('/plain');
  expect(headers['content-security-policy']).toContain('report-to csp');
  expect(headers['reporting-endpoints']).toContain(POLICY_REPORTS_PATH);
});
