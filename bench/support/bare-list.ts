/** The yardstick of the list API, written by hand: bare `node:http`, the driver's own pool, the same query. */
import { createServer } from 'node:http';
import pg from 'pg';
import { firstOfAll } from '#domains/services/server/list-services.ts';

const connection = JSON.parse(process.env['BARE_CONNECTION'] ?? '{}') as pg.PoolConfig;
const pool = new pg.Pool({ ...connection, max: Number(process.env['BARE_POOL']), options: '-c role=docket_app' });
const { name, text } = firstOfAll.relevance;

createServer((_request, response) => {
  pool.query<{ cards: string; total: number }>({ name, text }).then(
    ({ rows: [found] }) => {
      const text = `{"success":true,"message":"","data":{"items":[${found?.cards ?? ''}],"total":${found?.total ?? 0}},"errors":{}}`;
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }).end(text);
    },
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
