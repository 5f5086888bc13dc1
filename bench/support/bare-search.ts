/**
 * The yardsticks of the search, written by hand: bare `node:http` and the driver's own pool. `/cards` runs the
 * statement that the product runs for a search, with the services already known; `/sql` searches, ranks and counts in
 * SQL, as the product did.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { searchCards } from '#domains/services/server/search/open-services.ts';

const connection = JSON.parse(process.env['BARE_CONNECTION'] ?? '{}') as pg.PoolConfig;
const pool = new pg.Pool({ ...connection, max: Number(process.env['BARE_POOL']), options: '-c role=docket_app' });

const WORDS = "websearch_to_tsquery('english', $1::text)";
const matches = `from service_card where search @@ ${WORDS} and price <= $2::bigint`;
const inSql = {
  text: `select (select string_agg(card, ',') from (
      select card ${matches} order by ts_rank(heading, ${WORDS}, 32) * 3500 + score desc, service_id desc limit 24)
        page) as cards,
    (select count(*)::integer ${matches}) as total,
    (select json_object_agg(top_category, n) from (select top_category, count(*) as n ${matches} group by 1) counted)
      as categories,
    (select json_object_agg(delivery_days, n) from (select delivery_days, count(*) as n ${matches} group by 1) counted)
      as days`,
};

interface Found {
  readonly cards: string | null;
  readonly total?: number;
}

const { rows: samples } = await pool.query<{ ids: string[] }>(
  'select array_agg(service_id::text) as ids from (select service_id, ntile(200) over (order by service_id) as part from (select service_id from service_card order by random() limit 4800) sampled) parts group by part',
);
const cards = { name: searchCards.name, text: searchCards.text };
let turn = 0;

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://bare');
  turn = (turn + 1) % samples.length;
  const query =
    url.pathname === '/sql'
      ? pool.query<Found>({
          ...inSql,
          values: [url.searchParams.get('q') ?? '', Number(url.searchParams.get('max_price')) * 100],
        })
      : pool.query<Found>({ ...cards, values: ['9999999999', samples[turn]?.ids ?? []] });
  query.then(
    ({ rows: [found] }) => {
      const text = `{"success":true,"message":"","data":{"items":[${found?.cards ?? ''}],"total":${found?.total ?? 0}},"errors":{}}`;
      response
        .writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        })
        .end(text);
    },
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
