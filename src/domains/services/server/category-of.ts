import { statement, type Db, type Tx } from '#kit/server/db/database.ts';

const category = statement(
  'service_category',
  `select coalesce(version.content ->> 'topCategory', '') as "category!" from service
   join service_version version on version.service_id = service.id where service.id = :serviceId
     order by version.number desc limit 1`,
);

/** The main category of a service as it was last published, whether or not it is still for sale. */
export const categoryOf = async (reads: Db | Tx, serviceId: string): Promise<string> =>
  (await reads.row(category, { serviceId }))?.category ?? '';
