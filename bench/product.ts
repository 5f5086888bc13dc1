/**
 * What people wait for, open loop, on one instance with 10,000 services, 10,000 projects and 100,000 messages; and its
 * memory.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { figure, type Figure } from './figure.ts';
import { productLatency } from './messages-live.ts';
import { openCheckouts } from './payment-load.ts';
import { COMMAND_SECONDS, CONTRACTS_NEEDED, COMMANDS_PER_SECOND, measureCommands } from './product-commands.ts';
import { plantProduct, type PlantedProduct } from './product-data.ts';
import { pagesOf, readsOf, type Asks } from './product-reads.ts';
import { memoryMb } from './support/instance.ts';
import { openLoop, percentile } from './support/open-loop.ts';
import { plainClient } from './support/plain-client.ts';

const READS_PER_SECOND = 50;
const WARM_SECONDS = 2;
const SECONDS = 6;
const PAYMENTS_PER_SECOND = 5;
const TALKING_PAIRS = 100;
/** The index of searches is made by then, and the garbage of the start is collected. */
const REST_MS = 30_000;
const LOOK_MS = 200;
const BARS = {
  read: 100,
  page: 150,
  command: 150,
  creditedSeconds: 1,
  message: 150,
  atRest: 220,
  underLoad: 400,
} as const;
/** What every browser sends. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

type Say = (line: string) => void;

const inWords = (name: string, tookMs: readonly number[]): string =>
  `${name}: ${tookMs.length} in all, p50 ${percentile(tookMs, 0.5).toFixed(1)} ms, p95 ${percentile(tookMs, 0.95).toFixed(1)}, slowest ${percentile(tookMs, 1).toFixed(1)}`;

async function measureAsks(
  url: string,
  asks: Asks,
  bar: number,
  headers: Readonly<Record<string, string>>,
  say: Say,
): Promise<Figure[]> {
  const client = plainClient(url);
  const figures: Figure[] = [];
  for (const [name, askedAt] of Object.entries(asks)) {
    const ask = async (place: number): Promise<void> => {
      const { path, token } = askedAt(place);
      const answer = await client.get(
        path,
        token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
      );
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 400)}`);
    };
    await openLoop(READS_PER_SECOND, WARM_SECONDS, ask);
    const tookMs = await openLoop(READS_PER_SECOND, SECONDS, (place) => ask(READS_PER_SECOND * WARM_SECONDS + place));
    say(inWords(name, tookMs));
    figures.push(figure(`${name}, p95 at ${READS_PER_SECOND}/s`, percentile(tookMs, 0.95), bar, 'lower', 'ms'));
  }
  client.close();
  return figures;
}

async function measureMoney(product: PlantedProduct, say: Say): Promise<Figure[]> {
  const { instance, owner, market } = product;
  const payments = await openCheckouts(
    instance.url,
    owner,
    market.buyers.slice(1),
    PAYMENTS_PER_SECOND * COMMAND_SECONDS + 1,
  );
  const [commands, credited] = await Promise.all([
    measureCommands(product),
    payments.pay(PAYMENTS_PER_SECOND, COMMAND_SECONDS),
  ]);
  payments.close();
  const figures = Object.entries(commands).map(([name, tookMs]) => {
    say(inWords(name, tookMs));
    return figure(`${name}, p95 at ${COMMANDS_PER_SECOND}/s`, percentile(tookMs, 0.95), BARS.command, 'lower', 'ms');
  });
  const sorted = credited.toSorted((a, b) => a - b);
  say(inWords('payments credited', sorted));
  return [
    ...figures,
    figure(
      'a payment credited beside those commands, p99',
      percentile(sorted, 0.99) / 1_000,
      BARS.creditedSeconds,
      'lower',
      's',
    ),
  ];
}

async function measureMessages({ instance, pairs }: PlantedProduct, say: Say): Promise<Figure> {
  const client = plainClient(instance.url);
  const talking = pairs.slice(0, TALKING_PAIRS);
  await productLatency(instance.url, client.post, talking, WARM_SECONDS, READS_PER_SECOND);
  const tookMs = (await productLatency(instance.url, client.post, talking, SECONDS, READS_PER_SECOND)).toSorted(
    (a, b) => a - b,
  );
  client.close();
  say(inWords('messages', tookMs));
  return figure(
    `message sent, received on the other’s socket, p95 at ${READS_PER_SECOND}/s`,
    percentile(tookMs, 0.95),
    BARS.message,
    'lower',
    'ms',
  );
}

export async function productBench(say: Say): Promise<Figure[]> {
  const product = await plantProduct(CONTRACTS_NEEDED, say);
  const { instance, owner } = product;
  await sleep(REST_MS);
  const atRestMb = memoryMb(instance.pid);
  let highestMb = atRestMb;
  const watch = setInterval(() => (highestMb = Math.max(highestMb, memoryMb(instance.pid))), LOOK_MS);
  try {
    const reads = await measureAsks(instance.url, readsOf(product), BARS.read, {}, say);
    const pages = await measureAsks(instance.url, pagesOf(product), BARS.page, BROWSER, say);
    const money = await measureMoney(product, say);
    const message = await measureMessages(product, say);
    return [
      ...reads,
      ...pages,
      ...money,
      message,
      figure('memory at rest', atRestMb, BARS.atRest, 'lower', 'MB'),
      figure('memory under all of that, at its highest', highestMb, BARS.underLoad, 'lower', 'MB'),
    ];
  } finally {
    clearInterval(watch);
    await owner.end();
    await instance.stop();
  }
}
