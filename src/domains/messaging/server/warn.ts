/** Which warnings a message carries, found when it is written (decision 141). */
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { warningsIn, type Warning } from '../warnings.ts';
import type { Conversation } from './store.ts';
import { talkedAbout } from './talk-subject.ts';

/**
 * Once they paid for work or signed for it, two people may need each other’s address. A group is of people who work
 * together.
 */
export async function haveWork(
  reads: Db | Tx,
  userId: string,
  other: string | null,
  context: Pick<Context, 'extensions'>,
): Promise<boolean> {
  if (other === null) return true;
  const found = await Promise.all(
    talkedAbout.of(context).map(async ({ haveWork: between }) => (await between?.(reads, userId, other)) === true),
  );
  return found.includes(true);
}

export async function warningsOf(
  tx: Tx,
  { otherId }: Pick<Conversation, 'otherId'>,
  userId: string,
  text: string,
  context: Context,
): Promise<Warning[]> {
  const found = warningsIn(text);
  if (!found.includes('shares_contact') || !(await haveWork(tx, userId, otherId, context))) return found;
  return found.filter((warning) => warning !== 'shares_contact');
}
