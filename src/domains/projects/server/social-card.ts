import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney, money } from '#kit/money.ts';
import { statement } from '#kit/server/db/database.ts';
import type { SocialCardSource } from '#kit/server/social-cards/source.ts';
import { mosaicSvg } from '#design/art/mosaic.ts';

/** What anyone may find. */
const bySlug = statement(
  'social_card_project',
  "select id, title, category, currency, budget_least, budget_most, proposals from project where slug = :slug and state = 'open' and visibility = 'public'",
);

export const projectCard: SocialCardSource = {
  name: 'projects',
  async read(db, slug, { config }) {
    const row = await db.row(bySlug, { slug });
    if (row === undefined) return null;
    const inWords = (amount: string): string => formatMoney(money(amount, row.currency), config.locale, { trim: true });
    return {
      id: row.id,
      kind: categoryBySlug(row.category ?? '')?.name ?? 'Project',
      title: row.title,
      byline: 'Open for proposals',
      facts: [
        ...(row.budget_least === null || row.budget_most === null
          ? []
          : [`${inWords(row.budget_least)} to ${inWords(row.budget_most)}`]),
        counted(row.proposals, { one: 'proposal', other: 'proposals' }),
      ],
      picture: { svg: mosaicSvg(row.id) },
      isRound: false,
    };
  },
};
