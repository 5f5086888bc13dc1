import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { readReplyAddress, replyAddress } from './reply-address.ts';

const SECRET = 'a-secret-of-our-mail-server';
const env = {
  INBOUND_MAIL_SECRET: SECRET,
  INBOUND_MAIL_ADDRESS: 'reply@in.docket.example',
  INSTANCE_KEY: 'a key for these tests alone, long enough',
};
const config = readConfig(env);
const NOW = new Date('2026-11-24T12:00:00Z');
const to = {
  door: 'message',
  ref: '01890a5d-ac96-774b-bcce-b302099a8057',
  person: '01890a5d-ac96-774b-bcce-b302099a8058',
} as const;
const later = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

it('says where a reply belongs and whose it is, in any case, for 30 days', () => {
  const address = replyAddress(config, to, NOW) ?? '';
  expect(address).toMatch(/^reply\+[a-z2-7]{53}@in\.docket\.example$/);
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
  const read = readReplyAddress(config, address.toUpperCase(), later(29));
  if (read === null || read === 'forged') throw new Error('not read');
  expect({ ...read, isFor: null }).toEqual({ door: 'message', ref: to.ref, isFor: null, isExpired: false });
  expect([read.isFor(to.person), read.isFor(to.ref)]).toEqual([true, false]);
  expect(readReplyAddress(config, address, later(31))).toMatchObject({ isExpired: true });
});

it('an address that was changed anywhere, or made with another key, is forged', () => {
  const address = replyAddress(config, to, NOW) ?? '';
  for (let at = 'reply+'.length; at < address.indexOf('@') - 1; at += 1) {
    const other = `${address.slice(0, at)}${address[at] === 'a' ? 'b' : 'a'}${address.slice(at + 1)}`;
    expect([at, readReplyAddress(config, other, NOW)]).toEqual([at, 'forged']);
  }
  const foreign =
    replyAddress(readConfig({ ...env, INSTANCE_KEY: 'another key for these tests, long enough' }), to, NOW) ?? '';
  expect(readReplyAddress(config, foreign, NOW)).toBe('forged');
  expect(readReplyAddress(config, 'reply+short@in.docket.example', NOW)).toBe('forged');
});

it('other addresses are nobody’s', () => {
  for (const address of [
    'ana@example.com',
    'reply@in.docket.example',
    'reply+x@other.example',
    'reply+x@in.docket.example@evil.example',
    '',
  ])
    expect([address, readReplyAddress(config, address, NOW)]).toEqual([address, null]);
  expect(replyAddress(readConfig({}), to, NOW)).toBeNull();
});

it('refuses settings that would not work', () => {
  expect(() => readConfig({ INBOUND_MAIL_ADDRESS: 'reply@in.docket.example' })).toThrow(/INBOUND_MAIL_SECRET/);
  expect(() => readConfig({ ...env, INBOUND_MAIL_ADDRESS: 'a-very-long-mailbox@in.docket.example' })).toThrow(
    /at most 10 characters/,
  );
  expect(() => readConfig({ ...env, INBOUND_MAIL_SECRET: `${SECRET},short` })).toThrow(/at least 16/);
});
