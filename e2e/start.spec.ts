import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freshFolder, launch, postmasterOf, untilReady, type Product } from './support/product.ts';
import { freePort } from '#kit/server/free-port.ts';

/** No screen is involved: once is enough. */
test.beforeEach(({}, info) => test.skip(info.project.name !== 'desktop', 'the same at every width'));

const folders: string[] = [];
const folder = (): string => {
  const newFolder = freshFolder();
  folders.push(newFolder);
  return newFolder;
};
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** One sentence a person can act on, on stderr, exit code 1, no database left running or even made. */
async function expectRefusal(product: Product, sentence: RegExp): Promise<void> {
  expect(await product.ended).toBe(1);
  expect(product.complained()).toMatch(sentence);
  expect(product.complained().trim().split('\n')).toHaveLength(1);
  expect(product.complained()).not.toMatch(/\bat \S+ \(|Error:/);
  expect(product.said()).toBe('');
}

const WRONG: Readonly<Record<string, readonly string[]>> = {
  PORT: ['abc', '-1', '70000', '1.5', '0x50', '3000 '],
  APP_URL: ['localhost:3000', 'ftp://example.com', 'x'],
  DATABASE_URL: ['mysql://u:hidden-word@db/x', 'hidden-word'],
  SMTP_URL: ['mail.example.com', 'http://u:hidden-word@mail.example.com'],
  MAIL_FROM: ['Docket', 'a\nb@example.com'],
  DEMO: ['yes', '1', 'ON'],
  ADMIN_EMAIL: ['boss', '@'],
  ADMIN_PASSWORD: ['short', 'x'.repeat(300)],
  CURRENCY: ['usd', 'ABC', '$'],
  BRAND_NAME: ['x'.repeat(41), 'a\nb', ' '],
  SUPPORT_EMAIL: ['help', 'a b@example.com'],
  TRUST_PROXY: ['true'],
  RATE_LIMITS: ['0'],
  DOCUMENT_CACHE: ['maybe'],
  ANALYTICS: ['1'],
  LOG_LEVEL: ['loud', 'INFO'],
  DATABASE_POOL: ['1', '100', 'many'],
};

for (const [name, values] of Object.entries(WRONG)) {
  test(`a wrong ${name} is named, and nothing is begun`, async () => {
    const tried = values.map(async (value) => {
      const dataDir = path.join(folder(), 'data');
      const product = launch(dataDir, 1, { [name]: value });
      await expectRefusal(product, new RegExp(`^The environment variable ${name} is not usable: it must be .+\\.\n$`));
      expect(product.complained()).not.toMatch(/hidden-word|short/);
      expect(existsSync(dataDir)).toBe(false);
    });
    await Promise.all(tried);
  });
}

test('half an operator is none', async () => {
  await expectRefusal(
    launch(folder(), 1, { ADMIN_EMAIL: 'boss@example.com' }),
    /^Set ADMIN_EMAIL and ADMIN_PASSWORD together, or neither\.\n$/,
  );
});

test('a taken port is reported before anything is made', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as AddressInfo;
  const dataDir = folder();
  await expectRefusal(
    launch(dataDir, port),
    new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is already in use\\. .*PORT`),
  );
  expect(readdirSync(dataDir)).toEqual([]);
  holder.close();
});

test('an address that is not this machine’s is named', async () => {
  await expectRefusal(
    launch(folder(), await freePort(), { HOST: '203.0.113.7' }),
    /^HOST "203\.0\.113\.7" is not an address of this machine\.\n$/,
  );
});

test('a data folder that cannot be written is named', async () => {
  const file = path.join(folder(), 'a-file');
  writeFileSync(file, 'not a folder');
  const nowhere = path.join(folder(), 'link');
  symlinkSync('/proc/nothing-here', nowhere);
  for (const dataDir of [file, path.join(file, 'below'), '/proc/docket', '/sys/docket', nowhere]) {
    await expectRefusal(
      launch(dataDir, await freePort()),
      /^The data folder .+ cannot be (used|written|made).+set DATA_DIR to .+\.\n$/i,
    );
  }
});

test('a database that is missing, or not ours, is reported', async () => {
  await expectRefusal(
    launch(folder(), await freePort(), {
      DATABASE_URL: `postgres://docket:hidden-word@127.0.0.1:${await freePort()}/docket`,
    }),
    /^The database cannot be used: (?!.*hidden-word).+\n$/,
  );
});

test('a second start on one data folder refuses, and the first continues', async () => {
  const dataDir = folder();
  const first = await untilReady(launch(dataDir, await freePort()));
  const second = launch(dataDir, await freePort());
  await expectRefusal(second, /^Docket is already running on the data folder .+ \(process \d+\)/);
  // While the second starts and gives up, a busy machine may answer too late for once.
  await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(200);

  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();

  const both = [launch(dataDir, await freePort()), launch(dataDir, await freePort())];
  const refused = await Promise.race(both.map(async (product) => ((await product.ended) === 1 ? product : product)));
  await expectRefusal(refused, /^Docket is already running on the data folder|being started/);
  const winner = await untilReady(both.find((product) => product !== refused) ?? refused);
  winner.kill('SIGINT');
  expect(await winner.ended).toBe(0);
  expect(postmasterOf(dataDir)).toBeNull();
});

test('a start that is canceled leaves nothing running', async () => {
  const dataDir = folder();
  const isLocked = () => existsSync(path.join(dataDir, 'docket.lock'));
  for (const hasCome of [() => true, isLocked, () => postmasterOf(dataDir) !== null]) {
    const product = launch(dataDir, await freePort());
    await expect.poll(hasCome).toBe(true);
    product.kill('SIGTERM');
    expect([0, 130, 'SIGTERM']).toContain(await product.ended);
    await expect.poll(() => postmasterOf(dataDir)).toBeNull();
  }
  const product = await untilReady(launch(dataDir, await freePort()));
  product.kill('SIGTERM');
  expect(await product.ended).toBe(0);
});
