/** Who proposes, as a client judges them: in a fixed number of reads, however many there are. */
import { tierOf } from '#domains/accounts/verification.ts';
import {
  meanOf,
  personCards,
  reviewsIn,
  reviewSumsOf,
  skillsShown,
  soldBy,
  sumsOf,
} from '#domains/profiles/server/profiles.ts';
import { listedUnder, topOf } from '#domains/taxonomy/categories.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { gathered } from '#kit/server/person-facts.ts';
import type { DeskProposal } from '../desk-contract.ts';
import { roundedDown } from '../prices.ts';

interface Asked {
  readonly category: string;
  readonly skills: readonly string[];
  readonly currency: string;
}
type Judged = Pick<DeskProposal, 'proposer' | 'skills'>;

export async function proposersOf(
  db: Db,
  ids: readonly string[],
  { category, skills, currency }: Asked,
  { facts }: Pick<Context, 'facts'>,
): Promise<(id: string) => Judged> {
  const top = topOf(category);
  const wanted = {
    ids,
    top: top?.slug ?? '',
    categories: top === undefined ? [] : [top.slug, ...listedUnder(top.slug)],
    currency,
  };
  const [cards, sums, dealings, here, skillsOf] = await Promise.all([
    personCards(db, ids),
    ids.length === 0 ? [] : reviewSumsOf(db, facts, ids),
    ids.length === 0 ? [] : soldBy(db, facts, ids),
    ids.length === 0 ? [] : gathered(facts.map((fact) => fact.soldIn?.(db, wanted))),
    skillsShown(db, ids),
  ]);
  const earned = (sales: readonly { readonly earned: string }[]): Money | null => {
    const total = sales.reduce((all, sale) => all + BigInt(sale.earned), 0n);
    return total === 0n ? null : money(roundedDown(total), currency);
  };
  return (id) => {
    const card = cards.get(id);
    const reviews = sums.filter(({ about_id: aboutId }) => aboutId === id);
    const sold = sumsOf(
      dealings.filter(({ freelancer_id: by }) => by === id),
      'client_id',
    );
    const inCategory = here.filter(({ freelancer_id: by }) => by === id);
    const known = skillsOf.get(id) ?? [];
    return {
      proposer: {
        title: card?.professional_title ?? null,
        rating: meanOf(reviews, 1),
        reviews: reviewsIn(reviews),
        level: card?.level ?? 'new',
        is_verified: tierOf(card?.verification_level ?? 0) === 'verified',
        country_code: card?.country_code ?? null,
        timezone: card?.timezone ?? null,
        availability: card?.availability_status ?? 'available',
        done: sold.completed,
        done_here: inCategory.reduce((all, sale) => all + sale.done, 0),
        earned_here: earned(inCategory),
        on_time: sold.onTimePercent,
      },
      skills: { shared: skills.filter((skill) => known.includes(skill)).length, wanted: skills.length },
    };
  };
}
