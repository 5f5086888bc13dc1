import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetHosts } from '../outbound.ts';
import { arePushKeys, encryptPush } from './encrypt.ts';
import { pushOrigin, readPushServices } from './push-services.ts';
import { pushSimulator, type PushFault, type PushSimulator } from './push-simulator.ts';
import { sendWebPush, type PushMessage } from './send-web-push.ts';
import { makeVapidKeys } from './vapid.ts';

const b64 = (text: string): Buffer => Buffer.from(text, 'base64url');

it('encrypts the example of RFC 8291, appendix A, to the byte', () => {
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: b64('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
      auth: b64('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    0,
    { salt: b64('DGv6ra1nlYgDCS1FRnbzlw'), senderKey: b64('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('tells keys of a browser from anything else', () => {
  const good = { p256dh: b64(makeVapidKeys().publicKey), auth: Buffer.alloc(16, 7) };
  expect(arePushKeys(good)).toBe(true);
  expect(arePushKeys({ ...good, auth: Buffer.alloc(15) })).toBe(false);
  expect(arePushKeys({ ...good, p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]) })).toBe(false);
});

describe('which addresses a push may go to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-by3p.notify.windows.com/w/?token=x',
  ])('%s', (endpoint) => expect(pushOrigin(endpoint, [])).toBe(new URL(endpoint).origin));

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://notify.windows.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'http://localhost:5432/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/x',
    '',
  ])('never %s', (endpoint) => expect(pushOrigin(endpoint, [])).toBeNull());

  it('the operator names others by their origin', () => {
    expect(readPushServices('https://push.example.com, http://127.0.0.1:9')).toEqual([
      'https://push.example.com',
      'http://127.0.0.1:9',
    ]);
    expect(readPushServices('http://push.example.com')).toBeNull();
    expect(readPushServices('https://push.example.com/path')).toBeNull();
    expect(pushOrigin('https://push.example.com/x', ['https://push.example.com'])).toBe('https://push.example.com');
  });
});

describe('a push service', () => {
  let service: PushSimulator;
  const keys = makeVapidKeys();
  const message: PushMessage = { text: 'Zażółć', lifeSeconds: 60, urgency: 'normal', topic: 'abc' };
  beforeAll(async () => void (service = await pushSimulator()));
  afterEach(() => {
    service.fault = null;
    service.received.length = 0;
    service.complaints.length = 0;
    forgetHosts();
  });
  afterAll(() => service.close());
  const subscription = () => {
    const { endpoint, keys: given } = service.subscribe(keys.publicKey).subscription;
    return { endpoint, p256dh: b64(given.p256dh), auth: b64(given.auth) };
  };
  const sender = () => ({ keys, subject: 'mailto:help@docket.example', services: [service.url], now: new Date() });

  it('takes what is signed and encrypted for it', async () => {
    expect(await sendWebPush(subscription(), message, sender())).toEqual({ is: 'sent' });
    expect(service.complaints).toEqual([]);
    expect(service.received).toMatchObject([
      { text: 'Zażółć', topic: 'abc', ttl: 60, urgency: 'normal', subject: 'mailto:help@docket.example' },
    ]);
  });

  it('sees messages of one size, whatever they say', async () => {
    const to = subscription();
    await sendWebPush(to, message, sender());
    await sendWebPush(to, { ...message, text: 'x'.repeat(300) }, sender());
    expect(new Set(service.received.map(({ bytes }) => bytes)).size).toBe(1);
  });

  it('refuses another key, and an old signature', async () => {
    expect(await sendWebPush(subscription(), message, { ...sender(), keys: makeVapidKeys() })).toEqual({
      is: 'refused',
      status: 400,
    });
    expect(await sendWebPush(subscription(), message, { ...sender(), now: new Date(0) })).toEqual({
      is: 'refused',
      status: 400,
    });
    expect(service.complaints).toEqual([
      'signed with another key than the one subscribed with',
      'expired, or good for more than a day',
    ]);
  });

  it.each<[PushFault, object]>([
    [404, { is: 'gone' }],
    [410, { is: 'gone' }],
    [413, { is: 'refused', status: 413 }],
    [403, { is: 'refused', status: 403 }],
    [429, { is: 'later', waitMs: 120_000 }],
    [503, { is: 'later', waitMs: 0 }],
  ])('answers %s', async (fault, outcome) => {
    service.fault = fault;
    expect(await sendWebPush(subscription(), message, sender())).toMatchObject(outcome);
  });

  it('is not called for a while after five failures in a row', async () => {
    service.fault = 500;
    const to = subscription();
    for (let time = 0; time < 5; time += 1) await sendWebPush(to, message, sender());
    const before = service.requests();
    expect(await sendWebPush(to, message, sender())).toMatchObject({
      is: 'later',
      why: expect.stringContaining('asked again shortly') as string,
    });
    expect(service.requests()).toBe(before);
  });

  it('an address that may not be called is never called', async () => {
    const to = subscription();
    const before = service.requests();
    expect(await sendWebPush(to, message, { ...sender(), services: [] })).toEqual({ is: 'gone' });
    expect(service.requests()).toBe(before);
  });
});
