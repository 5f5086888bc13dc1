/** The yardstick of the list API: bare `node:http` and the same query, by the same driver, named as the product names it. */
import { createServer } from 'node:http';
import type pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { servicesFound } from '#domains/services/server/list-services.ts';

const connection = JSON.parse(process.env['BARE_CONNECTION'] ?? '{}') as pg.PoolConfig;
const database = openDatabase({ connection, poolSize: Number(process.env['BARE_POOL']), role: 'docket_app' });

createServer((_request, response) => {
  servicesFound(database.db, {}, 'USD').then(
    (text) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(`{"success":true,"message":"","data":${text},"errors":{}}`),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
