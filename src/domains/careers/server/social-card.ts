import { mosaicSvg } from '#design/art/mosaic.ts';
import type { SocialCardSource } from '#kit/server/social-cards/source.ts';
import { statement } from '#kit/server/db/database.ts';
import { KIND_WORDS, PLACE_WORDS } from '../opening.ts';

const bySlug = statement(
  'social_card_opening',
  "select id, title, kind, place, location from career_opening where slug = :slug and state = 'open'",
);

/** A draft and a closed position have none. */
export const openingCard: SocialCardSource = {
  name: 'careers',
  async read(db, slug, { config }) {
    const row = await db.row(bySlug, { slug });
    if (row === undefined) return null;
    return {
      id: row.id,
      kind: 'Position',
      title: row.title,
      byline: `${config.brandName}, ${row.location}`,
      facts: [KIND_WORDS[row.kind], PLACE_WORDS[row.place]],
      picture: { svg: mosaicSvg(row.id) },
      isRound: false,
    };
  },
};
