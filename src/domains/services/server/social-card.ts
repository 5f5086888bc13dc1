import { coverSvg } from '#design/art/cover.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { formatNumber } from '#kit/format/number.ts';
import { formatMoney } from '#kit/money.ts';
import { statement } from '#kit/server/db/database.ts';
import type { SocialCardSource } from '#kit/server/social-cards/source.ts';
import { coverSeed, designIn } from '../cover-seed.ts';
import type { ServiceCard } from '../shapes.ts';

const bySlug = statement('social_card_service', 'select card from service_card where slug = :slug');

const UPLOADS = '/uploads/';

/** What its card in a list says. */
export const serviceCard: SocialCardSource = {
  name: 'services',
  async read(db, slug, { config }) {
    const row = await db.row(bySlug, { slug });
    if (row === undefined) return null;
    const {
      id,
      title,
      category,
      price,
      rating,
      rating_count: reviews,
      seller,
      cover,
      motif,
    } = JSON.parse(row.card) as ServiceCard;
    return {
      id,
      kind: categoryBySlug(category)?.name ?? category,
      title,
      byline: seller.name,
      facts: [
        `From ${formatMoney(price, config.locale, { trim: true })}`,
        ...(rating === null
          ? []
          : [`${formatNumber(rating, config.locale, 1)} of 5 (${formatNumber(reviews, config.locale)})`]),
      ],
      // A title cover is left out: the title is beside the picture.
      picture:
        cover?.startsWith(UPLOADS) === true
          ? { key: cover.slice(UPLOADS.length) }
          : { svg: coverSvg(motif, coverSeed(id), designIn(cover)) },
      isRound: false,
    };
  },
};
