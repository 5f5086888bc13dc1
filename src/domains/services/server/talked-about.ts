import { statement } from '#kit/server/db/database.ts';
import type { TalkedAbout } from '#domains/messaging/server/messaging.ts';

const onSale = statement(
  'service_talked_about',
  'select seller_id, slug as "slug!", title as "title!" from named_service where slug = :slug and card is not null',
);

/** Anyone asks the seller of what is on sale. */
export const serviceTalkedAbout: TalkedAbout = {
  name: 'service',
  async read(reads, slug) {
    const row = await reads.row(onSale, { slug });
    return row === undefined
      ? null
      : { kind: 'service', ref: row.slug, title: row.title, otherId: row.seller_id, isKnown: false };
  },
};
