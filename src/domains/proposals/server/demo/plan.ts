/** Who proposes for which project of the demo world, when, and what becomes of it. */
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import type { SeedBrief } from '#domains/projects/server/demo/brief-shape.ts';
import type { SeedFreelancer } from '#domains/profiles/server/demo/people-shape.ts';

type Author = Pick<SeedFreelancer, 'username' | 'title' | 'skills'>;

export const FATES = [
  'left',
  'shortlist',
  'interview',
  'decline',
  'withdraw',
  'revise',
  'counter',
  'agree',
  'answer',
  'left',
] as const;
export type Fate = (typeof FATES)[number];

export interface SeedProposal {
  readonly brief: SeedBrief;
  readonly by: Author;
  /** In whole units of the currency. */
  readonly price: number;
  readonly days: number;
  readonly daysAgo: number;
  readonly fate: Fate;
  /** Its place among all, from which its words follow. */
  readonly at: number;
}

/** A month’s quota is 20: nobody here comes close to it. */
const MOST_OF_ONE = 18;
const COUNTS = [10, 8, 9, 7, 10, 8, 9, 7, 9, 8];
/** A post is open for 30 days. */
const OPEN_DAYS = 30;

export const isOpenToAll = ({ isDraft, isScreened, visibility }: SeedBrief): boolean =>
  isDraft !== true && isScreened !== true && visibility !== 'invite_only';

/** Until when, in days before now, someone can propose. */
export const closesAt = ({ daysAgo, then }: SeedBrief): number =>
  Math.max(
    then !== undefined && then.what !== 'extend' ? then.daysAgo : 0,
    then?.what === 'extend' ? 0 : daysAgo - OPEN_DAYS,
    0,
  );

export function planProposals(briefs: readonly SeedBrief[], people: readonly Author[]): SeedProposal[] {
  const sent = new Map<string, number>();
  return briefs.filter(isOpenToAll).flatMap((brief, index) => {
    const fields = new Set(brief.skills.map((slug) => skillBySlug(slug)?.category));
    const fit = ({ skills }: Author): number =>
      skills.filter((slug) => brief.skills.includes(slug)).length * 10 +
      skills.filter((slug) => fields.has(skillBySlug(slug)?.category)).length;
    const authors = people
      .map((person, place) => ({
        person,
        fits: fit(person),
        rank: fit(person) * 100 + ((place * 7 + index * 11) % people.length),
      }))
      .filter(({ fits }) => fits > 0)
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ person }) => person)
      .filter(({ username }) => (sent.get(username) ?? 0) < MOST_OF_ONE)
      .slice(0, COUNTS[index % COUNTS.length]);
    const [from, to] = [brief.daysAgo, closesAt(brief)];
    return authors.map((by, place): SeedProposal => {
      sent.set(by.username, (sent.get(by.username) ?? 0) + 1);
      const at = index * 10 + place;
      const [least, most] = brief.budget;
      const price = Math.round((least + ((most - least) * ((at * 37) % 100)) / 100) / 10) * 10;
      const days = Math.max(2, Math.min(180, Math.round((brief.days * (60 + ((at * 23) % 50))) / 100)));
      const daysAgo = from - ((from - to) * (place + 1)) / (authors.length + 2);
      return {
        brief,
        by,
        price,
        days,
        daysAgo,
        fate: brief.isUnread === true ? 'left' : (FATES[(index * 3 + place * 7) % FATES.length] ?? 'left'),
        at,
      };
    });
  });
}
