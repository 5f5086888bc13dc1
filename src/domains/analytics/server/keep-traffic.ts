import { statement, type Database } from '#kit/server/db/database.ts';
import type { Tallied } from './tally.ts';

/** Other sites kept of one service and day; further ones are counted together. */
const HOSTS_A_DAY = 30;

/**
 * Batches of several processes add up. In the order of the key, so that two at a time do not wait for each other in a
 * circle.
 */
const keep = statement(
  'traffic_keep',
  `with told as (
     select one.*, exists (select from service_traffic t
       where (t.service_id, t.day, t.source, t.host) = (one.service_id, :day::date, one.source, one.host)) as is_known
     from unnest(:serviceIds::uuid[], :sources::text[], :hosts::text[], :impressions::integer[], :clicks::integer[])
       as one(service_id, source, host, impressions, clicks)
   ), placed as (
     select *, host = '' or is_known
       or row_number() over (partition by service_id, is_known, host = '' order by clicks desc, host)
       <= :fits - (select count(*) from service_traffic t where t.service_id = told.service_id and t.day = :day::date
         and t.host <> '') as fits
     from told
   )
   insert into service_traffic as t (service_id, day, source, host, impressions, clicks)
   select service_id, :day::date, source, case when fits then host else '' end, sum(impressions), sum(clicks)
   from placed group by 1, 2, 3, 4 order by 1, 2, 3, 4
   on conflict (service_id, day, source, host) do update set impressions = t.impressions + excluded.impressions,
     clicks = t.clicks + excluded.clicks
   returning 1 as kept`,
);

export async function keepTraffic(
  database: Pick<Database, 'transact'>,
  batch: readonly Tallied[],
  at: Date,
): Promise<void> {
  const column = <Key extends keyof Tallied>(key: Key) => batch.map((tally) => tally[key]);
  const day = at.toISOString().slice(0, 10);
  await database.transact((tx) =>
    tx.rows(keep, {
      day,
      serviceIds: column('serviceId'),
      sources: column('source'),
      hosts: column('host'),
      impressions: column('impressions'),
      clicks: column('clicks'),
      fits: HOSTS_A_DAY,
    }),
  );
}
