/**
 * For tests: a push service and the browser behind it. It checks every push as the real ones do (RFC 8030, 8188, 8291,
 * 8292), reads it with the browser’s key, and can fail as they do.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `silent` never answers; a number is answered instead of 201. */
export type PushFault = 'silent' | 410 | 404 | 403 | 413 | 429 | 500 | 503;

export interface ReceivedPush {
  readonly browser: string;
  readonly text: string;
  readonly bytes: number;
  readonly topic: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly subject: string;
}

export interface SimulatedBrowser {
  readonly name: string;
  /** As PushSubscription.toJSON() has it. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
}

export interface PushSimulator {
  readonly url: string;
  readonly received: ReceivedPush[];
  /** What the real services would refuse. Empty, or a test fails. */
  readonly complaints: string[];
  /** Requests of any kind. */
  readonly requests: () => number;
  /** Until another is set. */
  fault: PushFault | null;
  /** By which signatures expire. */
  clock: () => Date;
  /** A browser that subscribed with this server key. */
  subscribe(publicKey: string): SimulatedBrowser;
  close(): Promise<void>;
}

interface Browser {
  readonly publicKey: string;
  readonly pair: ECDH;
  readonly auth: Buffer;
}

const part = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

function readBody(body: Buffer, { pair, auth }: Browser): string {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
  if (size < 18 || length !== 65) throw new Error('not a header of aes128gcm with a key');
  const theirs = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  if (record.length > size) throw new Error('more than one record');
  const shared = part(
    pair.computeSecret(theirs),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]),
    32,
  );
  const decipher = createDecipheriv(
    'aes-128-gcm',
    part(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    part(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('the last record does not end as one');
  return plain.subarray(0, end).toString('utf8');
}

/** Answers the subject, or throws what is wrong. */
function readVapid(header: string | undefined, origin: string, expectedKey: string, now: Date): string {
  const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (token === undefined || key === undefined) throw new Error('no VAPID header');
  if (key !== expectedKey) throw new Error('signed with another key than the one subscribed with');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: unknown };
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud?: unknown;
    exp?: unknown;
    sub?: unknown;
  };
  if (alg !== 'ES256') throw new Error('not ES256');
  if (aud !== origin) throw new Error('made for another push service');
  if (typeof exp !== 'number' || exp < now.getTime() / 1_000 || exp > now.getTime() / 1_000 + 86_400)
    throw new Error('expired, or good for more than a day');
  if (typeof sub !== 'string' || !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/.+)$/.test(sub))
    throw new Error('nobody to write to');
  return sub;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

export async function pushSimulator(): Promise<PushSimulator> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const complaints: string[] = [];
  let requests = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const body = await bodyOf(request);
    const name = request.url?.split('/').at(-1) ?? '';
    const { fault } = simulator;
    if (fault === 'silent') return;
    if (fault !== null) {
      response.writeHead(fault, fault === 429 ? { 'retry-after': '120' } : {}).end();
      return;
    }
    const browser = browsers.get(name);
    if (browser === undefined) {
      response.writeHead(404).end();
      return;
    }
    const headerOf = (header: string): string => String(request.headers[header] ?? '');
    try {
      if (request.method !== 'POST') throw new Error(`${request.method} is no push`);
      const subject = readVapid(request.headers.authorization, url, browser.publicKey, simulator.clock());
      if (headerOf('content-encoding') !== 'aes128gcm') throw new Error('not encrypted with aes128gcm');
      if (!/^\d+$/.test(headerOf('ttl'))) throw new Error('no TTL');
      if (headerOf('topic') !== '' && !/^[\w-]{1,32}$/.test(headerOf('topic')))
        throw new Error('the topic is not 1 to 32 characters of base64url');
      if (!['', 'very-low', 'low', 'normal', 'high'].includes(headerOf('urgency'))) throw new Error('no such urgency');
      if (body.length > 4_096) throw new Error('larger than 4,096 bytes');
      const text = readBody(body, browser);
      received.push({
        browser: name,
        text,
        bytes: body.length,
        topic: headerOf('topic'),
        ttl: Number(headerOf('ttl')),
        urgency: headerOf('urgency'),
        subject,
      });
      response.writeHead(201, { location: `${url}/message/${received.length}` }).end();
    } catch (error) {
      complaints.push((error as Error).message);
      response.writeHead(400).end();
    }
  }

  const simulator: PushSimulator = {
    url,
    received,
    complaints,
    requests: () => requests,
    fault: null,
    clock: () => new Date(),
    subscribe(publicKey) {
      const [name, pair, auth] = [randomBytes(12).toString('hex'), createECDH('prime256v1'), randomBytes(16)];
      pair.generateKeys();
      browsers.set(name, { publicKey, pair, auth });
      return {
        name,
        subscription: {
          endpoint: `${url}/push/${name}`,
          keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return simulator;
}
