import { Agent, request } from 'node:http';
import pg from 'pg';
import { encodeCursor } from '#kit/paging.ts';
import { ledgerChecks } from '#domains/wallet/server/ledger-checks.ts';
import { violations } from '../db/checks/run-checks.ts';
import { figure, median, p95, type Figure } from './figure.ts';
import { plantPayer, type Payer } from './history-data.ts';
import { startInstance } from './support/instance.ts';

const LONG = 1_000_000;
const SHORT = 100;
/** On a busy machine one round of a few milliseconds is unreliable: the median of three counts. */
const ROUNDS = 3;
const ASKED = 150;
const WARM = 20;
const DAY_MS = 86_400_000;

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const LONG_AGO = `from=${dayAgo(1_500)}&to=${dayAgo(1_000)}`;

/** Every filter of both screens; both people have something on those days. */
const VIEWS: Readonly<Record<string, (payer: Payer) => string>> = {
  balances: () => '/api/mybalance',
  'newest movements': () => '/api/wallet/transactions',
  'one balance': () => '/api/wallet/transactions?bucket=spendable',
  'a kind': () => '/api/wallet/transactions?kind=refund',
  'a kind that never came': () => '/api/wallet/transactions?kind=adjust',
  'days long ago': () => `/api/wallet/transactions?${LONG_AGO}`,
  'kind, balance and days': () => `/api/wallet/transactions?kind=fund&bucket=spendable&${LONG_AGO}`,
  'one order’s trail': ({ order }) => `/api/wallet/transactions?number=${order}`,
  payments: () => '/api/wallet/payments',
  'payments of a kind': () => '/api/wallet/payments?kind=refunded',
  'payments that did not happen': () => '/api/wallet/payments?state=failed',
  'payments under way': () => '/api/wallet/payments?state=pending',
  'a year’s statement': () => `/api/wallet/statements/${new Date().getUTCFullYear() - 1}`,
  'payments of days long ago': () => `/api/wallet/payments?${LONG_AGO}`,
};

function asker(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    ask: (route: string, { token }: Payer): Promise<{ ms: number; text: string }> =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        const call = request(`${url}${route}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (part: string) => (text += part));
          answer.on('end', () =>
            answer.statusCode === 200
              ? resolve({ ms: performance.now() - startedAt, text })
              : reject(new Error(`${route}: ${answer.statusCode} ${text}`)),
          );
        });
        call.on('error', reject);
        call.end();
      }),
    close: () => agent.destroy(),
  };
}

/** Halfway down: the place is found by the id, not by the day. */
async function halfWay(owner: pg.Pool, { id }: Payer): Promise<() => string> {
  const { rows } = await owner.query<{ id: string }>(
    `select ((min(entry.id) + max(entry.id)) / 2)::text as id from ledger.account
      join ledger.entry on account_id = account.id where owner = $1`,
    [id],
  );
  const cursor = encodeCursor({ key: dayAgo(900), id: rows[0]?.id ?? '' });
  return () => `/api/wallet/transactions?cursor=${encodeURIComponent(cursor)}`;
}

/** The same for the sums of years, which are made a part at a time. */
async function sumYears(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ id: string }>("select id from ledger.account where name like 'U.%' order by id");
  for (const { id } of rows) {
    let more = true;
    while (more)
      more =
        (await owner.query<{ more: boolean }>('select ledger.roll_up_years($1, 10000) as more', [id])).rows[0]?.more ===
        true;
  }
}

/** The same pages for someone with a million lines and someone with a hundred, in turn, through HTTP. */
export async function historyBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance();
  const owner = new pg.Pool({ ...instance.connection, max: 2, statement_timeout: 0 });
  const { ask, close } = asker(instance.url);
  try {
    const short = await plantPayer(owner, 'short', SHORT);
    const long = await plantPayer(owner, 'long', LONG);
    await owner.query('vacuum analyze');
    // What the product does automatically every few minutes.
    await owner.query(
      `select ledger.roll_up_held('0'),
        (select count(ledger.roll_up_account(id)) from ledger.account where not has_balance)`,
    );
    await sumYears(owner);
    say(`${short.entries} and ${long.entries.toLocaleString('en-US')} lines planted`);
    const ratios: { view: string; ratio: number }[] = [];
    const compare = async (view: string, ofShort: (payer: Payer) => string, ofLong = ofShort): Promise<void> => {
      const rounds: { short: number; long: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const times: Record<'short' | 'long', number[]> = { short: [], long: [] };
        for (let turn = -WARM; turn < ASKED; turn += 1) {
          const shortAnswer = await ask(ofShort(short), short);
          const other = await ask(ofLong(long), long);
          if (turn < 0) continue;
          times.short.push(shortAnswer.ms);
          times.long.push(other.ms);
        }
        rounds.push({ short: p95(times.short), long: p95(times.long) });
      }
      const middle = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
      const ratio = middle((round) => round.long / round.short);
      say(
        `${view}: ${middle(({ short: ms }) => ms).toFixed(1)} ms with ${short.entries} lines, ${middle(({ long: ms }) => ms).toFixed(1)} ms with ${long.entries}, ratio ${ratio.toFixed(2)}`,
      );
      ratios.push({ view, ratio });
    };
    for (const [view, route] of Object.entries(VIEWS)) await compare(view, route);
    await compare('page half-way down', await halfWay(owner, short), await halfWay(owner, long));
    const broken = await violations(owner, ledgerChecks);
    if (broken.length > 0)
      throw new Error(`the books do not add up after the benchmark: ${broken.slice(0, 3).join('; ')}`);
    const newest = ratios.find(({ view }) => view === 'newest movements')?.ratio ?? Number.NaN;
    const slowest = ratios.toSorted((a, b) => b.ratio - a.ratio)[0];
    return [
      figure('history page, 1,000,000 lines / 100 lines, p95', newest, 2, 'lower', 'ratio'),
      figure(
        `history, worst of ${ratios.length} filters (${slowest?.view ?? ''})`,
        slowest?.ratio ?? Number.NaN,
        2,
        'lower',
        'ratio',
      ),
    ];
  } finally {
    close();
    await owner.end();
    await instance.stop();
  }
}
