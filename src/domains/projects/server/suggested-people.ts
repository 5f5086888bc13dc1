/**
 * Who fits a brief, from the index of people that everyone finds (decision 126): skills, category, finished work,
 * prices.
 */
import { completeAmong } from '#domains/profiles/server/profiles.ts';
import { freelancersFound } from '#domains/services/server/services.ts';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { gathered } from '#kit/server/person-facts.ts';
import type { ProjectContent } from '../draft.ts';
import { INVITATION_LIMITS, matchPoints, reasonsFor, type Match } from '../invitation.ts';
import type { Candidate } from '../invitations-contract.ts';

/** Each skill is one search of the index. */
const SKILLS = 5;
type SuggestContext = Pick<Context, 'facts'> & {
  readonly config: Pick<Context['config'], 'searchLanguage' | 'currency'>;
};

export async function suggestedPeople(
  db: Db,
  content: ProjectContent | null,
  not: ReadonlySet<string>,
  context: SuggestContext,
): Promise<Candidate[]> {
  if (content === null) return [];
  const { skills, top_category: category, budget_most: most } = content;
  const [sellers, ...skilled] = await Promise.all([
    freelancersFound(db, { category }, context),
    ...skills.slice(0, SKILLS).map((skill) => freelancersFound(db, { skill }, context)),
  ]);
  const sells = new Set((sellers?.items ?? []).map(({ id }) => id));
  const people = new Map(
    [...(sellers?.items ?? []), ...skilled.flatMap(({ items }) => items)].map((person) => [person.id, person]),
  );
  const able = await completeAmong(db, [...people.keys()]);
  // Someone who can’t propose yet is no suggestion: the client would wait for them.
  const free = [...people.values()].filter(
    ({ id, availability }) => able.has(id) && !not.has(id) && availability !== 'unavailable',
  );
  const ids = free.map(({ id }) => id);
  const completed = new Map<string, number>();
  if (ids.length > 0)
    for (const { freelancer_id: id, completed: n } of await gathered(context.facts.map((fact) => fact.sold?.(db, ids))))
      completed.set(id, (completed.get(id) ?? 0) + n);
  const wanted = skills.map((slug) => skillBySlug(slug)?.name ?? slug);
  const known = categoryBySlug(category)?.name ?? null;
  return free
    .map((person) => {
      const isWithin =
        person.from !== null &&
        most !== null &&
        person.from.currency === most.currency &&
        BigInt(person.from.amount) <= BigInt(most.amount);
      const match: Match = {
        shared: wanted.filter((name) => person.skills.includes(name)),
        wanted: wanted.length,
        category: sells.has(person.id) ? known : null,
        from: isWithin ? person.from : null,
        completed: completed.get(person.id) ?? 0,
        rating: person.rating,
        reviews: person.rating_count,
      };
      return { person, match, points: matchPoints(match) };
    })
    .filter(({ match }) => match.shared.length > 0 || match.category !== null)
    .toSorted((a, b) => b.points - a.points || (a.person.id < b.person.id ? -1 : 1))
    .slice(0, INVITATION_LIMITS.suggested)
    .map(({ person: { id, name, username, avatar, title }, match }) => ({
      id,
      name,
      username,
      avatar_url: avatar,
      professional_title: title,
      reasons: reasonsFor(match),
    }));
}
