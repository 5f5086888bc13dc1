import { composed } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneReactions } from './phone-messages.ts';
import { setConfirmed, testApp, type Person, type TestApp } from '#app/server/test-app.ts';

interface State {
  number: string | null;
  verified_at: string | null;
  pending: { number: string; refused_because: string | null } | null;
  resend_in_seconds: number;
  outbox: string | null;
}

let app: TestApp;
beforeAll(
  async () =>
    void (app = await testApp({ DEMO: 'on', TWILIO_ACCOUNT_SID: '', TWILIO_AUTH_TOKEN: '', TWILIO_FROM: '' })),
);
afterAll(() => app.close());

const path = '/api/user/phone-verification';
const start = (as: Person, number: string, country = 'NO') =>
  app.send<State>('POST', `${path}/start`, { as, body: { country, number, channel: 'sms' } });
const react = async (name: string, facts: object) => {
  const found = phoneReactions.find((phoneReaction) => phoneReaction.name === name);
  if (found === undefined) throw new Error(`nothing is called ${name}`);
  await (found.react as unknown as (facts: object, context: TestApp['context']) => Promise<void>)(facts, app.context);
};
const emailsTo = (to: string) =>
  app.context.db.rows(
    composed<{ body_text: string }>('select body_text from kept_letter where recipient = $1 order by id desc'),
    [to],
  );
const codeSentTo = async (as: Person, to: string): Promise<string> => {
  await react('verification-send-phone-code', { userId: app.people[as].id });
  return /^(\d{6}) /.exec((await emailsTo(to))[0]?.body_text ?? '')?.[1] ?? '';
};
const confirm = (as: Person, code: string) => app.send<State>('POST', `${path}/confirm`, { as, body: { code } });
const minuteLater = () =>
  app.context.database.transact((tx) =>
    tx.rows(composed("update phone_check set asked_at = asked_at - interval '61 seconds'")),
  );
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

test('a number is typed in its country’s format, a code proves it, and the record says so', async () => {
  const response = await start('client', '912 34 567');
  expect(response.body.data).toMatchObject({
    pending: { number: '+47 91 23 45 67' },
    resend_in_seconds: 60,
    outbox: '/demo/outbox?to=%2B4791234567',
  });
  const code = await codeSentTo('client', '+4791234567');
  expect((await confirm('client', wrong(code))).body.message).toBe('That code is incorrect. 4 attempts left.');
  expect((await confirm('client', `${code.slice(0, 3)} ${code.slice(3)}`)).body.data).toMatchObject({
    number: '+47 91 23 45 67',
    pending: null,
  });
  const me = await app.must<Record<string, unknown>>('GET', '/api/user/me', { as: 'client' });
  expect(me).toMatchObject({
    phone: '91234567',
    phone_country_code: '+47',
    phone_verified: true,
    verification_level: 35,
    verification_badges: ['email', 'phone'],
  });
  expect((await confirm('client', code)).status, 'a code is good once').toBe(422);
  expect((await start('client', '+47 91 23 45 67')).body.message).toBe('This number is already verified.');
});

test('another code can be asked for a minute later, and the older one stops working', async () => {
  await start('newClient', '92345678');
  const first = await codeSentTo('newClient', '+4792345678');
  expect((await start('newClient', '92345678')).status).toBe(429);
  await minuteLater();
  await start('newClient', '92345678');
  const second = await codeSentTo('newClient', '+4792345678');
  if (first !== second) expect((await confirm('newClient', first)).status).toBe(422);
  expect((await confirm('newClient', second)).status).toBe(200);
});

test('after five tries the code stops working', async () => {
  await start('freelancer', '93456789');
  const code = await codeSentTo('freelancer', '+4793456789');
  for (let tries = 0; tries < 5; tries += 1) expect((await confirm('freelancer', wrong(code))).status).toBe(422);
  expect((await confirm('freelancer', code)).body.message).toBe('This code is no longer valid. Request a new one.');
});

test('one number proves one account, and only the holder of the phone learns that it is taken', async () => {
  expect((await start('otherClient', '91234567')).status).toBe(200);
  const code = await codeSentTo('otherClient', '+4791234567');
  expect((await confirm('otherClient', code)).body.message).toBe(
    'Another account uses this number. A number can verify only one account.',
  );
});

test('a code for the number before proves nothing about the one asked for since', async () => {
  await start('otherFreelancer', '94567890');
  const code = await codeSentTo('otherFreelancer', '+4794567890');
  await minuteLater();
  await start('otherFreelancer', '95678901');
  expect((await confirm('otherFreelancer', code)).status).toBe(422);
});

test('a change needs a fresh confirmation, and notifies the email address and the old number', async () => {
  await setConfirmed(app, ['client'], false);
  expect((await start('client', '96789012')).body.code).toBe('confirmation_needed');
  await setConfirmed(app, ['client'], true);
  await start('client', '96789012');
  await confirm('client', await codeSentTo('client', '+4796789012'));
  await react('verification-tell-of-phone', {
    userId: app.people.client.id,
    number: '+4796789012',
    before: '+4791234567',
  });
  expect((await emailsTo(app.people.client.email))[0]?.body_text).toContain('Your phone number was changed');
  expect((await emailsTo('+4791234567'))[0]?.body_text).toContain('was changed');
});

test.each([
  ['NO', '123'],
  ['US', '00000'],
  ['XX', '91234567'],
  ['NO', 'call me'],
])('an impossible number is refused immediately: %s %s', async (country, number) => {
  const answer = await start('newFreelancer', number, country);
  expect(answer.body.errors['number']).toHaveLength(1);
});
