/**
 * The yardstick of the list of projects for people at work: bare `node:http` and the driver's own pool, with the
 * statements that the product runs for one page, all at once, for projects that are already known.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import '#domains/projects/server/browse-projects.ts';
import { knownStatements } from '#kit/server/db/statement.ts';

const connection = JSON.parse(process.env['BARE_CONNECTION'] ?? '{}') as pg.PoolConfig;
const pool = new pg.Pool({ ...connection, max: Number(process.env['BARE_POOL']), options: '-c role=docket_app' });
const texts = knownStatements();
const run = async (name: string, values: readonly unknown[]): Promise<unknown[]> => {
  const known = texts.get(name);
  if (known === undefined) throw new Error(`there is no statement ${name}`);
  return (await pool.query<object>({ name, text: known.text, values: [...values] })).rows;
};

const { rows: pages } = await pool.query<{ ids: string[]; clients: string[] }>(
  `select array_agg(id::text) as ids, array_agg(distinct client_id::text) as clients
   from (select id, client_id, ntile(200) over (order by id) as part
     from (select id, client_id from project_on_show order by random() limit 4800) sampled) parts group by part`,
);
const { rows: readers } = await pool.query<{ id: string }>(
  'select user_id::text as id from profile where cardinality(skills) > 0 limit 200',
);
const { rows: mark } = await pool.query<{ xmin: string }>(
  'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin',
);
let turn = 0;

createServer((_request, response) => {
  turn += 1;
  const page = pages[turn % pages.length];
  const reader = readers[turn % readers.length]?.id;
  Promise.all([
    run('projects_shown', [page?.ids]),
    run('project_changes_count', [mark[0]?.xmin]),
    run('project_client_records', [page?.clients]),
    run('people_shown', [page?.clients]),
    run('wallet_payer_standing', [page?.clients, 'USD']),
    run('projects_hidden_by', [reader]),
    run('profile_work_of', [reader]),
  ]).then(
    ([projects, _changes, records, people, standing]) => {
      const text = JSON.stringify({
        success: true,
        message: '',
        data: { items: projects, records, people, standing },
        errors: {},
      });
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
