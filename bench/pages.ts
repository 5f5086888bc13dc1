import pg from 'pg';
import { openDatabase } from '#kit/server/db/database.ts';
import { figure, median, type Figure } from './figure.ts';
import { plantServices } from './services-data.ts';
import { memoryMb, startInstance } from './support/instance.ts';
import { load } from './support/load.ts';
import { startBare } from './support/start-bare.ts';
import { addressOf } from './support/address-of.ts';

const SERVICES = 10_000;
const ROUNDS = 5;
const SECONDS = 3;
/** Services that are opened in turn: more than a process keeps the content of. */
const DETAILS = 2_000;
/** Until the engine has compiled what the load runs: each server is measured as it is a few seconds after its start. */
const WARM_SECONDS = 5;
/** Three servers share the embedded database, which takes 60 connections; each of ours has some beside its pool. */
const POOL = '10';
/** What every browser sends: it accepts compressed documents. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** List as JSON against bare node:http; list as a page against the JSON; memory idle and under the list's load. */
export async function pagesBench(say: (line: string) => void): Promise<Figure[]> {
  const instance = await startInstance({ env: { DATABASE_POOL: POOL } });
  // Not while the start's own garbage is still being collected.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  const idleMb = memoryMb(instance.pid);
  const owner = new pg.Pool({ ...instance.connection, max: 2 });
  const database = openDatabase({ connection: instance.connection, poolSize: 4, role: 'docket_app' });
  try {
    await plantServices(owner, database, SERVICES);
    await owner.query('vacuum analyze');
    const uncached = await startInstance({
      env: { DATABASE_URL: addressOf(instance.connection), DOCUMENT_CACHE: 'off', DATABASE_POOL: POOL },
    });
    const bare = await startBare('bare-list.ts', instance.connection, POOL);
    let highestMb = 0;
    const watch = setInterval(() => (highestMb = Math.max(highestMb, memoryMb(instance.pid))), 200);
    try {
      const json = `${instance.url}/api/services`;
      const { rows: some } = await owner.query<{ slug: string }>(
        `select slug from service_card order by md5(slug) limit ${DETAILS}`,
      );
      const details = some.map(({ slug }) => `/${slug}`);
      await load(`${bare.url}/by-slug`, WARM_SECONDS, 32, {}, details);
      await load(`${json}/by-slug`, WARM_SECONDS, 32, {}, details);
      await load(bare.url, WARM_SECONDS);
      await load(json, WARM_SECONDS);
      await load(`${uncached.url}/services`, WARM_SECONDS, 8);
      await load(`${instance.url}/services`, WARM_SECONDS, 32, BROWSER);
      const rounds: {
        api: number;
        bare: number;
        detail: number;
        bareDetail: number;
        cached: number;
        rendered: number;
        again: number;
      }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const bareLoad = await load(bare.url, SECONDS);
        const apiLoad = await load(json, SECONDS);
        const bareDetail = await load(`${bare.url}/by-slug`, SECONDS, 32, {}, details);
        const detail = await load(`${json}/by-slug`, SECONDS, 32, {}, details);
        const rendered = await load(`${uncached.url}/services`, SECONDS);
        const again = await load(`${uncached.url}/services?seen=[<id>]`, SECONDS, 8);
        const cached = await load(`${instance.url}/services`, SECONDS, 32, BROWSER);
        rounds.push({
          api: apiLoad.perSecond,
          bare: bareLoad.perSecond,
          detail: detail.perSecond,
          bareDetail: bareDetail.perSecond,
          cached: cached.perSecond,
          rendered: rendered.perSecond,
          again: again.perSecond,
        });
        say(
          `bare ${bareLoad.perSecond.toFixed(0)}/s, API ${apiLoad.perSecond.toFixed(0)}/s (p99 ${apiLoad.p99Ms} ms), one service bare ${bareDetail.perSecond.toFixed(0)}/s, API ${detail.perSecond.toFixed(0)}/s, page always fresh ${rendered.perSecond.toFixed(0)}/s, rendered again each time ${again.perSecond.toFixed(0)}/s, cached page ${cached.perSecond.toFixed(0)}/s`,
        );
      }
      return [
        figure(
          'list API / bare node:http, same query',
          median(rounds.map((round) => round.api / round.bare)),
          null,
          'higher',
          'ratio',
        ),
        figure(
          'API of one service / bare node:http, same query',
          median(rounds.map((round) => round.detail / round.bareDetail)),
          null,
          'higher',
          'ratio',
        ),
        figure(
          'list page, always fresh / list as JSON',
          median(rounds.map((round) => round.rendered / round.api)),
          null,
          'higher',
          'ratio',
        ),
        figure(
          'list page from the HTML cache / list as JSON',
          median(rounds.map((round) => round.cached / round.api)),
          1.8,
          'higher',
          'ratio',
        ),
        figure(
          'list page rendered again for each request / list as JSON',
          median(rounds.map((round) => round.again / round.api)),
          null,
          'higher',
          'ratio',
        ),
        figure('list API', median(rounds.map((round) => round.api)), null, 'higher', 'per second'),
        figure('memory idle after start', idleMb, null, 'lower', 'MB'),
        figure('memory under the list load', highestMb, null, 'lower', 'MB'),
      ];
    } finally {
      clearInterval(watch);
      bare.stop();
      await uncached.stop();
    }
  } finally {
    await database.end();
    await owner.end();
    await instance.stop();
  }
}
