import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
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

function intake() {
  const config = readConfig({ APP_URL: APP });
  const lines: string[] = [];
  const server = makeServer(config);
  answerFailures(server, { ...world.context, config });
  mountPolicyReports(server, { config, log: pino({ base: null }, { write: (line) => void lines.push(line) }) }, ['/']);
  const send = (payload: unknown, remoteAddress = '203.0.113.7', type = 'application/csp-report') =>
    server.inject({
      method: 'POST',
      url: POLICY_REPORTS_PATH,
      remoteAddress,
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });
  return { send, lines };
}

test('what a browser reports is one line of the log, without the query of an address', async () => {
  const { send, lines } = intake();
  expect((await send(report('https://evil.example/x?secret=1'))).statusCode).toBe(204);
  const recent = {
    type: 'csp-violation',
    body: { documentURL: `${APP}/?q=secret`, effectiveDirective: 'script-src-elem', blockedURL: 'inline' },
  };
  expect((await send([recent], undefined, 'application/reports+json')).statusCode).toBe(204);
  expect((await send({})).statusCode).toBe(204);
  expect(lines.map((line) => (JSON.parse(line) as { violations: unknown }).violations)).toEqual([
    [{ directive: 'img-src', blocked: 'evil.example', page: '/' }],
    [{ directive: 'script-src-elem', blocked: 'inline', page: '/' }],
  ]);
  expect(lines.join('')).not.toContain('secret');
});

test('a flood is bounded in size and in rate, from one address and from many', async () => {
  const { send, lines } = intake();
  expect((await send({ filler: 'x'.repeat(bodyLimits.policyReportBytes) })).statusCode).toBe(413);
  expect((await send('{', undefined, 'application/json')).statusCode).toBe(415);
  const codes = [];
  for (let n = 0; n < rateLimits.policyReport.max + 5; n += 1)
    codes.push((await send(report('inline'), '198.51.100.9')).statusCode);
  expect(codes.filter((code) => code === 429)).toHaveLength(5);
  for (let n = 0; n < rateLimits.policyReports.max; n += 1) {
    const answer = await send(report(`https://made-up-${n}.example/`), `192.0.2.${n}`);
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(lines.length).toBeGreaterThan(rateLimits.policyReport.max);
  expect(lines.length).toBeLessThanOrEqual(rateLimits.policyReports.max);
});

test('every document says where to report: both ways over HTTPS, and the one that works over plain HTTP', async () => {
  expect(documentPolicy(APP, 'nonce')).toContain(`; report-uri ${POLICY_REPORTS_PATH}; report-to csp`);
  expect(reportingHeaders(APP)).toEqual({ 'reporting-endpoints': `csp="${APP}${POLICY_REPORTS_PATH}"` });
  expect(documentPolicy('http://127.0.0.1:3000', 'nonce')).toMatch(/; report-uri \/api\/policy-reports$/);
  expect(reportingHeaders('http://127.0.0.1:3000')).toEqual({});
  const server = makeServer(readConfig({ APP_URL: APP }));
  server.get('/plain', (_request, reply) =>
    plainDocument(reply, { title: 'Plain', brand: 'Docket', body: html`<p>Words</p>` }),
  );
  const { headers } = await server.inject('/plain');
  expect(headers['content-security-policy']).toContain('report-to csp');
  expect(headers['reporting-endpoints']).toContain(POLICY_REPORTS_PATH);
});
