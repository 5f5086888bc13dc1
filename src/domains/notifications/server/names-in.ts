import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { isId } from '#kit/ids.ts';

/** The facts that hold a person's id. */
const PEOPLE = ['clientId', 'freelancerId', 'studentId'] as const;

const peopleIn = (facts: unknown): string[] => {
  if (typeof facts !== 'object' || facts === null) return [];
  const all = facts as Readonly<Record<string, unknown>>;
  return PEOPLE.map((key) => all[key]).filter((id) => typeof id === 'string' && isId(id)) as string[];
};

/** What the people in the facts of these notices are called now. Who left has no name here. */
export async function namesIn(
  reads: Db | Tx,
  notices: readonly { readonly facts: unknown }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(notices.flatMap(({ facts }) => peopleIn(facts)))];
  const personOf = await shownPeople(reads, ids);
  return new Map(ids.flatMap((id) => (personOf(id).username === '' ? [] : [[id, personOf(id).name] as const])));
}
