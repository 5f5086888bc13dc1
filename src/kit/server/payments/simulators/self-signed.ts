/**
 * For tests: a certificate of our own, written out byte by byte (X.509 in DER), because Node can read but not make one.
 */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const SHA256_WITH_RSA = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
const name = (common: string): Buffer =>
  sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(common)))));
const time = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));

export interface SelfSigned {
  readonly pem: string;
  readonly privateKey: KeyObject;
}

export function selfSigned(common: string, from: Date, to: Date): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name(common),
    sequence(time(from), time(to)),
    name(common),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const whole = sequence(body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`, privateKey };
}
