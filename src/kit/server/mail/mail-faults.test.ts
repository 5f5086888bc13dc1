/**
 * Whatever a mail server does at any step, an email is accepted once, refused or unknown, and never reported as refused
 * when it was not.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outboundLimits } from '../../limits.ts';
import { makeBreaker } from '../breaker.ts';
import { html } from '../html.ts';
import { movableTimeLimits, type TimeLimits } from '../test-time-limits.ts';
import { startTestMailServer, type TestMailServer } from '../test-mail-server.ts';
import { EmailOutcomeUnknown, EmailRefused, smtpMail, type SmtpRules } from './mail.ts';
import { SMTP_STEPS, smtpFaultProxy, type SmtpFault, type SmtpFaultProxy, type SmtpStep } from './smtp-fault-proxy.ts';

const FAULTS: readonly SmtpFault[] = ['reset', 'half', 'lost', 'torn', 'never', 'wrong', 'broken', 'drip'];
/** The server has the whole email, so its outcome is unknown. A connection cut in the middle may look the same. */
const UNKNOWN: readonly SmtpFault[] = ['reset', 'half', 'lost', 'torn', 'never', 'wrong', 'drip'];
/** The real server accepted it, and its answer did not arrive. */
const TAKEN: readonly SmtpFault[] = ['lost', 'torn', 'never', 'wrong', 'drip'];
/** Servers that do not know EHLO are greeted with HELO. */
const isOlderServer = (step: SmtpStep, fault: SmtpFault): boolean =>
  step === 'EHLO' && (fault === 'wrong' || fault === 'broken');
const FROM = 'no-reply@docket.example';
/** Longer than any machine needs for an email that goes through, and for each of its steps. */
const PATIENT = { stepMs: 30_000, wholeMs: 60_000 } as const;
const REAL_SILENCE_MS = 2_000;

let server: TestMailServer;
let proxy: SmtpFaultProxy;
let limits: TimeLimits;
beforeEach(async () => {
  limits = movableTimeLimits();
  server = await startTestMailServer(0, { pipelining: false });
  proxy = await smtpFaultProxy(server.url);
});
afterEach(async () => {
  limits.restore();
  await proxy.close();
  await server.stop();
});

const message = {
  to: 'ada@example.com',
  subject: 'Your code',
  text: 'Your code is 123456.',
  html: html`<p>123456</p>`,
  id: 'one',
};
const problemOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

/** What never ends is over as soon as it begins: the clock moves, nobody waits. */
async function meet(step: SmtpStep, fault: SmtpFault, rules: SmtpRules = PATIENT): Promise<void> {
  proxy.onEndless(limits.pass);
  proxy.failNext(fault, step);
  const problem = await problemOf(smtpMail(proxy.url, FROM, rules).send(message));
  const isTaken = isOlderServer(step, fault) || (step === 'content' && TAKEN.includes(fault));
  if (isOlderServer(step, fault)) expect(problem).toBeNull();
  else expect(problem).toBeInstanceOf(Error);
  expect(problem).not.toBeInstanceOf(EmailRefused);
  expect(problem instanceof EmailOutcomeUnknown).toBe(step === 'content' && UNKNOWN.includes(fault));
  await expect.poll(() => server.arrived.length).toBe(isTaken ? 1 : 0);
  await smtpMail(proxy.url, FROM, PATIENT).send(message);
  expect(server.arrived.map(({ read }) => read.messageId)).toEqual(
    Array.from({ length: isTaken ? 2 : 1 }, () => '<one@docket.example>'),
  );
}

describe.each(SMTP_STEPS)('at %s', (step) => {
  test.each(FAULTS)('%s: unknown or not sent, never refused, and the next try is taken', (fault) => meet(step, fault));

  test('a late answer is an answer', async () => {
    proxy.failNext('late', step);
    await smtpMail(proxy.url, FROM, PATIENT).send(message);
    expect(server.arrived).toHaveLength(1);
  });

  test('silence ends with the time for one step', async () => {
    proxy.failNext('never', step);
    expect(await problemOf(smtpMail(proxy.url, FROM, { ...PATIENT, stepMs: 300 }).send(message))).toBeInstanceOf(Error);
  });
});

test.each(FAULTS)('at sender, recipient and DATA at once, %s: not sent, and the next try is taken', async (fault) => {
  await proxy.close();
  await server.stop();
  server = await startTestMailServer();
  proxy = await smtpFaultProxy(server.url);
  // One answer to three questions: the client waits for the other two, in real time.
  if (fault !== 'wrong' && fault !== 'broken') return meet('MAIL', fault);
  limits.restore();
  return meet('MAIL', fault, { ...PATIENT, wholeMs: REAL_SILENCE_MS });
});

test('a refused connection is no refusal of the email', async () => {
  await server.stop();
  expect(await problemOf(smtpMail(server.url, FROM).send(message))).not.toBeInstanceOf(EmailRefused);
  server = await startTestMailServer(Number(new URL(server.url).port));
  await smtpMail(server.url, FROM).send(message);
  expect(server.arrived).toHaveLength(1);
});

test('a server that fails five times in a row is not called for a while, and found again by one email', async () => {
  let at = 0;
  const breaker = makeBreaker(outboundLimits.breaker, () => at);
  const mail = smtpMail(proxy.url, FROM, { ...PATIENT, breakerOf: () => breaker });
  for (let failed = 0; failed < outboundLimits.breaker.opensAfter; failed += 1) {
    proxy.failNext(failed === 0 ? 'broken' : 'reset', failed === 0 ? 'greeting' : 'EHLO');
    expect(await problemOf(mail.send(message))).not.toBeNull();
  }
  const before = proxy.taken.count;
  expect(String(await problemOf(mail.send(message)))).toContain('asked again shortly');
  expect(proxy.taken.count).toBe(before);
  at += outboundLimits.breaker.restMs;
  await mail.send(message);
  expect(server.arrived).toHaveLength(1);
});

test('a refusal of single emails does not open the circuit for others', async () => {
  const breaker = makeBreaker(outboundLimits.breaker);
  const mail = smtpMail(proxy.url, FROM, { ...PATIENT, breakerOf: () => breaker });
  for (let refused = 0; refused < 2 * outboundLimits.breaker.opensAfter; refused += 1)
    expect(await problemOf(mail.send({ ...message, to: 'refused@example.com' }))).toBeInstanceOf(EmailRefused);
  await mail.send(message);
  expect(server.arrived).toHaveLength(1);
});
