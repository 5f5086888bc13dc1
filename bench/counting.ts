import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { figure, median, type Figure } from './figure.ts';
import { plantServices } from './services-data.ts';
import { startInstance } from './support/instance.ts';
import { load } from './support/load.ts';
import { addressOf } from './support/address-of.ts';

const SERVICES = 1_000;
const ROUNDS = 7;
const SECONDS = 2;
const WARM_SECONDS = 4;
const POOL = '10';
/** A person's browser: what names itself as nothing is not counted. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** What counting views costs: two instances on one database, one of them counting, each as fast as it goes in turn. */
export async function countingBench(say: (line: string) => void): Promise<Figure[]> {
  const counting = await startInstance({ env: { DATABASE_POOL: POOL } });
  const owner = new pg.Pool({ ...counting.connection, max: 2 });
  const database = openDatabase({ connection: counting.connection, poolSize: 4, role: 'docket_app' });
  try {
    await plantServices(owner, database, SERVICES);
    await owner.query('vacuum analyze');
    const plain = await startInstance({
      env: { DATABASE_URL: addressOf(counting.connection), DATABASE_POOL: POOL, ANALYTICS: 'off' },
    });
    try {
      const rates = async (path: string): Promise<number[]> => {
        for (const { url } of [counting, plain]) await load(`${url}${path}`, WARM_SECONDS, 32, BROWSER);
        const ratios: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          // In turn first, so that what drifts on the machine meets both alike.
          const order = round % 2 === 0 ? [counting, plain] : [plain, counting];
          const rate = new Map<typeof counting, number>();
          for (const instance of order)
            rate.set(instance, (await load(`${instance.url}${path}`, SECONDS, 32, BROWSER)).perSecond);
          const [on, off] = [rate.get(counting) ?? 0, rate.get(plain) ?? 1];
          say(`${path} counted ${on.toFixed(0)}/s, not counted ${off.toFixed(0)}/s`);
          ratios.push(on / off);
        }
        return ratios;
      };
      const list = await rates('/api/services');
      const page = await rates('/services');
      // What is in memory is written within three seconds.
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      const { rows } = await owner.query<{ seen: string }>(
        'select coalesce(sum(impressions), 0)::text as seen from service_traffic',
      );
      say(`${rows[0]?.seen ?? '0'} cards counted`);
      if (rows[0]?.seen === '0') throw new Error('nothing was counted');
      return [
        figure('list API, views counted / not counted', median(list), null, 'higher', 'ratio'),
        figure('list page from the HTML cache, views counted / not counted', median(page), null, 'higher', 'ratio'),
      ];
    } finally {
      await plain.stop();
    }
  } finally {
    await database.end();
    await owner.end();
    await counting.stop();
  }
}
