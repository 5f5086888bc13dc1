import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  startSimulator,
  type SimulatorRequest,
  type Simulator,
  type SimulatorAnswer,
} from '../payments/simulators/simulator.ts';
import { SmsRefusal, type Sms } from './short-message.ts';
import { movableTimeLimits } from '../test-time-limits.ts';
import { twilioSms } from './twilio-sms.ts';

const SID = `AC${'0123456789abcdef'.repeat(2)}`;
const AUTH = `Basic ${Buffer.from(`${SID}:a-secret-token`).toString('base64')}`;
const NOBODY = '+15005550001';

/** As Twilio answers: it knows one account, wants a form, and refuses what is no number. */
function answer({ method, path, headers, body }: SimulatorRequest, complain: (what: string) => void): SimulatorAnswer {
  if (headers.authorization !== AUTH)
    return { status: 401, body: { code: 20_003, message: 'Authenticate', status: 401 } };
  if (method !== 'POST') complain('not a POST');
  if (headers['content-type'] !== 'application/x-www-form-urlencoded') complain(`sent as ${headers['content-type']}`);
  const given = new URLSearchParams(body);
  const kind = path.slice(path.lastIndexOf('/') + 1);
  if (path !== `/2010-04-01/Accounts/${SID}/${kind}` || !['Messages.json', 'Calls.json'].includes(kind))
    complain('no such path');
  if (given.get('To') === NOBODY)
    return { status: 400, body: { code: 21_211, message: "Invalid 'To' Phone Number", status: 400 } };
  if (!/^\+\d{8,15}$/.test(given.get('To') ?? '')) complain(`To is ${given.get('To')}`);
  if (given.get('From') !== '+15550100200') complain(`From is ${given.get('From')}`);
  if ((given.get(kind === 'Calls.json' ? 'Twiml' : 'Body') ?? '') === '') complain('nothing to say');
  return { status: 201, body: { sid: `SM${'0'.repeat(32)}`, status: 'queued' } };
}

let twilio: Simulator;
beforeEach(async () => void (twilio = await startSimulator(answer)));
afterEach(() => twilio.close());

const sms = (authToken = 'a-secret-token') =>
  twilioSms({ accountSid: SID, authToken, from: '+15550100200', apiBase: twilio.url });
const message = { to: '+4791234567', text: '123456 is your code & <more>' };

test('a message and a call are sent as Twilio expects them', async () => {
  await sms().send(message);
  await sms().call(message);
  expect(twilio.complaints).toEqual([]);
  expect(new URLSearchParams(twilio.asked[0]?.body).get('Body')).toBe(message.text);
  expect(new URLSearchParams(twilio.asked[1]?.body).get('Twiml')).toContain('123456 is your code &amp; &lt;more&gt;');
});

test('a number that cannot exist is refused for good', async () => {
  await expect(sms().send({ ...message, to: NOBODY })).rejects.toThrow(SmsRefusal);
});

test('a wrong key of ours does not refuse the number', async () => {
  await expect(sms('another').send(message)).rejects.not.toThrow(SmsRefusal);
});

test('a late answer is an answer', async () => {
  twilio.failNext('late', '/2010');
  await sms().send(message);
});

/** Every way a request to Twilio can go wrong: none of them says anything about the number. */
const WAYS = ['broken', 'wrong', 'page', 'cut', 'reset', 'lost', 'never'] as const;
const ASKS = { send: (service: Sms) => service.send(message), call: (service: Sms) => service.call(message) };

test('every way of asking Twilio is tried', () => {
  expect(Object.keys(ASKS)).toEqual(
    Object.entries(sms()).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
});

test.each(Object.keys(ASKS).flatMap((name) => WAYS.map((fault) => [name as keyof typeof ASKS, fault] as const)))(
  '%s: an outcome that is not known is thrown, so that the job tries again: %s',
  async (name, fault) => {
    const limits = movableTimeLimits();
    twilio.onSilence(limits.pass);
    twilio.failNext(fault, '/2010');
    const outcome = await ASKS[name](sms()).catch((error: unknown) => error);
    limits.restore();
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(SmsRefusal);
    await ASKS[name](sms());
  },
);

test('a messaging service sends and cannot call', async () => {
  const service = twilioSms({
    accountSid: SID,
    authToken: 'a-secret-token',
    from: `MG${'0'.repeat(32)}`,
    apiBase: twilio.url,
  });
  expect(service.canCall).toBe(false);
  await service.send(message).catch(() => {});
  expect(new URLSearchParams(twilio.asked[0]?.body).get('MessagingServiceSid')).toMatch(/^MG/);
});
