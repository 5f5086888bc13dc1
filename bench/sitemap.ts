/** The sitemap of a market of a million services: built in the background from real rows, served from its files. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import pg from 'pg';
import { serviceSitemap } from '#domains/services/server/sitemap.ts';
import type { Context } from '#kit/server/context.ts';
import { readConfig } from '#kit/server/config.ts';
import { migrate } from '#kit/server/db/migrate.ts';
import { openDatabase } from '#kit/server/db/database.ts';
import { freePort } from '#kit/server/free-port.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { buildSitemap } from '#kit/server/sitemap/build-sitemap.ts';
import { mountSitemap } from '#kit/server/sitemap/serve-sitemap.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { figure, type BenchEnvironment, type Figure } from './figure.ts';
import { plantServices } from './services-data.ts';
import { memoryMb, temporaryFolder } from './support/instance.ts';
import { load } from './support/load.ts';

const PLANTED = 1_000;
const COPIES = 1_000;
const ADDRESSES = PLANTED * COPIES;
const SECONDS = 3;
const LOOP_RESOLUTION_MS = 10;

/** A thousand services as they are planted, and 999 copies of each, which differ in their id and address. */
const copiesOf = (table: string, own: string): string =>
  `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(${own}))).*
    from ${table} one, generate_series(2, ${COPIES}) copy`;
const idFrom = (column: string): string => `md5(${column}::text || copy)::uuid`;

async function plant(owner: pg.Pool, database: ReturnType<typeof openDatabase>): Promise<void> {
  await plantServices(owner, database, PLANTED);
  const client = await owner.connect();
  try {
    // Nobody searches here, and a copy breaks no rule that its original keeps.
    await client.query("set session_replication_role = 'replica'");
    await client.query('drop index service_card_search, service_card_title');
    await client.query(copiesOf('service', `'id', ${idFrom('one.id')}, 'slug', one.slug || '-' || copy`));
    await client.query(
      copiesOf('service_card', `'service_id', ${idFrom('one.service_id')}, 'slug', one.slug || '-' || copy`),
    );
    await client.query('vacuum (analyze) service, service_card');
  } finally {
    client.release(true);
  }
}

export async function sitemapBench({ connection, say }: BenchEnvironment): Promise<Figure[]> {
  await migrate(connection, path.join(import.meta.dirname, '../db/migrations'));
  const folder = temporaryFolder();
  const owner = new pg.Pool({ ...connection, max: 1 });
  const database = openDatabase({ connection, poolSize: 4, role: 'docket_app' });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({ ...process.env, APP_URL: url, DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
  const context = { config, db: database.db, files: localFiles(folder) } as unknown as Context;
  const server = makeServer(config);
  try {
    let startedAt = performance.now();
    await plant(owner, database);
    say(`${ADDRESSES} services planted in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);

    const before = memoryMb(process.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memoryMb(process.pid))), 100);
    const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
    loop.enable();
    startedAt = performance.now();
    await buildSitemap(context, serviceSitemap);
    const buildSeconds = (performance.now() - startedAt) / 1_000;
    loop.disable();
    clearInterval(watch);

    mountSitemap(server, context);
    await server.listen({ port, host: '127.0.0.1' });
    const locations = async (address: string): Promise<string[]> =>
      [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at);
    const parts = await locations(`${url}/sitemap.xml`);
    const services = new Set<string>();
    for (const part of parts.filter((part) => part.includes('/sitemap-services-')))
      for (const address of await locations(part)) services.add(address);
    const part = parts.find((part) => part.includes('services-1')) ?? '';
    const served = await load(part, SECONDS, 8, { 'accept-encoding': 'gzip' });
    say(
      `${parts.length} parts; a part of 50,000 addresses from disk ${served.perSecond.toFixed(0)} times a second, p99 ${served.p99Ms} ms`,
    );
    return [
      figure(
        'addresses in the sitemap of 1,000,000 services, each once',
        services.size,
        ADDRESSES,
        'higher',
        'addresses',
      ),
      figure('building it in the background', buildSeconds, null, 'lower', 's'),
      figure(
        'longest that the process answered nobody meanwhile',
        loop.max / 1e6 - LOOP_RESOLUTION_MS,
        null,
        'lower',
        'ms',
      ),
      figure('memory that building took beside', most - before, null, 'lower', 'MB'),
    ];
  } finally {
    await server.close();
    await Promise.all([database.end(), owner.end()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
