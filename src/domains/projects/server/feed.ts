import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { formatMoney, money } from '#kit/money.ts';
import type { FeedSource } from '#kit/server/feeds/source.ts';
import { statement } from '#kit/server/db/database.ts';
import { inPlainWords } from '#kit/markdown.ts';
import { pathTo } from '#routes';

const newest = statement(
  'feed_projects',
  `select slug as "slug!", title, category, currency, budget_least, budget_most, posted_at as "posted_at!",
    greatest(posted_at, changed_at) as "changed_at!",
     content ->> 'description' as description
   from project where state = 'open' and visibility = 'public' order by posted_at desc, id desc limit :limit`,
);

export const projectFeed: FeedSource = {
  name: 'projects',
  title: 'New projects',
  path: '/job_listing',
  newest: async (db, limit, { config }) =>
    (await db.rows(newest, { limit })).map((row) => {
      const inWords = (amount: string): string =>
        formatMoney(money(amount, row.currency), config.locale, { trim: true });
      const budget =
        row.budget_least === null || row.budget_most === null
          ? ''
          : `Budget ${inWords(row.budget_least)} to ${inWords(row.budget_most)}. `;
      return {
        path: pathTo('project', { slug: row.slug }),
        title: row.title,
        summary: `${budget}${inPlainWords(row.description ?? '')}`,
        author: config.brandName,
        category: categoryBySlug(row.category ?? '')?.name ?? row.category ?? '',
        publishedAt: row.posted_at,
        changedAt: row.changed_at,
      };
    }),
};
