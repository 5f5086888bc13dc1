import { demoServices } from '#domains/services/server/demo/services.ts';
import { plantedService } from '#domains/services/server/demo/demo.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { statement } from '#kit/server/db/database.ts';

const AT_ONCE = 12;

/**
 * Views of the last 100 days: more on weekdays, slowly more over time, and of each service another number. Drawn from
 * the ids, so the same in every run.
 */
const plant = statement(
  'traffic_plant',
  `insert into service_traffic (service_id, day, source, host, impressions, clicks)
   select service.id, day::date, way.source, way.host,
     case when way.share > 0 then ceil(shown.n * way.share)::integer else 0 end,
     floor(shown.n * way.visits * (0.7 + luck.v * 0.6) + luck.v)::integer
   from unnest(:ids::uuid[], :days::integer[]) as service(id, listed_days)
   cross join lateral generate_series(greatest(:now::timestamptz - interval '100 days',
     :now::timestamptz - service.listed_days * interval '1 day'), :now::timestamptz, interval '1 day') day
   cross join (values ('search', '', 0.45, 0.020), ('category', '', 0.28, 0.012), ('browse', '', 0.15, 0.005),
     ('profile', '', 0.03, 0.004),
     ('similar', '', 0.06, 0.003), ('home', '', 0.03, 0.002), ('direct', '', 0.0, 0.004),
       ('outside', 'duckduckgo.com', 0.0, 0.003),
     ('outside', 'makersboard.example', 0.0, 0.0015)) as way(source, host, share, visits)
   cross join lateral (select abs(hashtext(service.id::text) % 1000) / 1000.0 as v) own
   cross join lateral (select abs(hashtext(service.id::text || day::date::text || way.source || way.host) % 1000) /
     1000.0 as v) luck
   cross join lateral (select (60 + own.v * 140) * (case when extract(isodow from day) > 5 then 0.6 else 1 end)
     * (1.25 - extract(epoch from :now::timestamptz - day) / 86400 / 400) * (0.85 + luck.v * 0.3) as n) shown
   where way.share > 0.1 or luck.v > 0.5
   on conflict do nothing returning 1 as planted`,
);

export const demo: DemoPart = {
  async finish(world) {
    const services = demoServices.map(({ key, listedDaysAgo }) => ({
      id: plantedService(world, key).id,
      days: listedDaysAgo,
    }));
    // A few at a time: each statement has a time limit.
    for (let from = 0; from < services.length; from += AT_ONCE) {
      const some = services.slice(from, from + AT_ONCE);
      await world.replay.tx.rows(plant, {
        ids: some.map(({ id }) => id),
        days: some.map(({ days }) => days),
        now: world.now,
      });
    }
    return null;
  },
};
