/**
 * The yardsticks of the list API and of one service's, written by hand: bare `node:http`, the driver's own pool, the
 * same query.
 */
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { firstOfAll } from '#domains/services/server/list-services.ts';
import { bySlug } from '#domains/services/server/service-page.ts';

const connection = JSON.parse(process.env['BARE_CONNECTION'] ?? '{}') as pg.PoolConfig;
const pool = new pg.Pool({ ...connection, max: Number(process.env['BARE_POOL']), options: '-c role=docket_app' });
const { name, text } = firstOfAll.relevance;
const DETAIL = '/by-slug/';

createServer((request, response) => {
  if (request.url?.startsWith(DETAIL) === true) return detail(request.url.slice(DETAIL.length), response);
  pool.query<{ cards: string; total: number }>({ name, text }).then(
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

/** The row's texts as they come; `pg` reads the content's JSON, as it does for the product. */
function detail(slug: string, response: ServerResponse): void {
  pool
    .query<{ head: string; similar: string; content: unknown }>({
      name: bySlug.name,
      text: bySlug.text,
      values: [slug],
    })
    .then(
      ({ rows: [found] }) => {
        const text = `{"success":true,"message":"","data":${found?.head.slice(0, -1)},"content":${JSON.stringify(found?.content)},"similar":[${found?.similar ?? ''}]},"errors":{}}`;
        response
          .writeHead(200, {
            'content-type': 'application/json; charset=utf-8',
            'content-length': Buffer.byteLength(text),
          })
          .end(text);
      },
      () => response.writeHead(500).end(),
    );
}
