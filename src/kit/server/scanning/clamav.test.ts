import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamav, clamavAddress } from './clamav.ts';
import { clamdSimulator, EICAR, type ClamdSimulator } from './clamd-simulator.ts';
import { ScannerAway, type Scanner } from './scanner.ts';

const CLAMD = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find((file) => existsSync(file));

/** The real daemon with one signature of our own: that of the EICAR file. */
async function realClamd(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-clamd-'));
  const socket = path.join(folder, 'clamd.sock');
  writeFileSync(path.join(folder, 'eicar.ndb'), `Eicar-Test-Signature:0:*:${EICAR.toString('hex')}\n`);
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${folder}`,
    'Foreground yes',
    'StreamMaxLength 1M',
    'User root',
    'BytecodeSecurity TrustSigned',
  ];
  writeFileSync(
    path.join(folder, 'clamd.conf'),
    `${settings.filter((line) => process.getuid?.() === 0 || !line.startsWith('User')).join('\n')}\n`,
  );
  const child: ChildProcess = spawn(CLAMD ?? '', ['--config-file', path.join(folder, 'clamd.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `unix://${socket}`;
  const scanner = clamav(url);
  while (child.exitCode === null && !(await scanner.ping())) await promisify(execFile)('true');
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const scanOf = (scanner: Scanner, ...pieces: Buffer[]) => scanner.scan(Readable.from(pieces));
const clean = Buffer.alloc(300_000, 'clean ');

// Where clamd is installed both speak; elsewhere the simulator alone.
describe.each(CLAMD === undefined ? ['simulator'] : ['simulator', 'clamd'])('%s', (which) => {
  let speaker: { url: string; close: () => Promise<void> };
  let scanner: Scanner;
  beforeAll(async () => {
    speaker = which === 'clamd' ? await realClamd() : await clamdSimulator();
    scanner = clamav(speaker.url);
  });
  afterAll(() => speaker.close());

  it('answers when it is asked whether it is there', async () => {
    expect(await scanner.ping()).toBe(true);
  });

  it('finds nothing in clean files of any size, an empty one included', async () => {
    expect(await scanOf(scanner, clean)).toEqual({ state: 'clean' });
    expect(await scanOf(scanner)).toEqual({ state: 'clean' });
    expect(await scanOf(scanner, Buffer.from('a'), Buffer.alloc(200_000), Buffer.from('b'))).toEqual({
      state: 'clean',
    });
  });

  it('names what it finds', async () => {
    const verdict = await scanOf(scanner, EICAR);
    expect(verdict).toMatchObject({ state: 'infected', found: expect.stringMatching(/^Eicar-Test-Signature/) });
  });

  it('serves many at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => scanOf(scanner, n % 2 === 0 ? clean : EICAR)));
    expect(all.map(({ state }) => state)).toEqual(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? 'clean' : 'infected')),
    );
  });

  it('a file above the scanner’s limit gets no verdict', async () => {
    if (which === 'simulator') (speaker as ClamdSimulator).fault = 'small';
    await expect(scanOf(scanner, ...Array.from({ length: 40 }, () => clean))).rejects.toThrow(ScannerAway);
    if (which === 'simulator') (speaker as ClamdSimulator).fault = null;
  });
});

describe('a scanner that fails', () => {
  it.each(['silent', 'cut', 'nonsense'] as const)('%s: no verdict, and the next file is scanned', async (fault) => {
    const simulator = await clamdSimulator();
    const scanner = clamav(simulator.url, 200);
    simulator.fault = fault;
    await expect(scanOf(scanner, clean)).rejects.toThrow(ScannerAway);
    simulator.fault = null;
    expect(await scanOf(scanner, clean)).toEqual({ state: 'clean' });
    expect(simulator.complaints).toEqual([]);
    await simulator.close();
  });

  it('that is not there: no verdict, and it does not answer', async () => {
    const simulator = await clamdSimulator();
    await simulator.close();
    const scanner = clamav(simulator.url);
    await expect(scanOf(scanner, clean)).rejects.toThrow(ScannerAway);
    expect(await scanner.ping()).toBe(false);
  });

  it('that closes before the file arrives: no verdict, and nobody waits', async () => {
    const simulator = await clamdSimulator();
    simulator.fault = 'cut';
    const late = Readable.from(
      (async function* () {
        await new Promise((resolve) => setTimeout(resolve, 50));
        yield clean;
      })(),
    );
    await expect(clamav(simulator.url).scan(late)).rejects.toThrow(ScannerAway);
    await simulator.close();
  });

  it('a file that cannot be read does not count as clean', async () => {
    const simulator = await clamdSimulator();
    const broken = Readable.from(
      (async function* () {
        yield clean;
        throw new Error('the disk fails');
      })(),
    );
    await expect(clamav(simulator.url, 200).scan(broken)).rejects.toThrow(ScannerAway);
    expect(simulator.scanned).toEqual([]);
    await simulator.close();
  });
});

it.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamav', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://127.0.0.1:3310', null],
  ['tcp://127.0.0.1/x', null],
  ['unix://', null],
  ['clamd', null],
])('reads the address %s', (url, address) => {
  expect(clamavAddress(url)).toEqual(address);
});
