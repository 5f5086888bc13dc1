import type { Context } from '#kit/server/context.ts';
import type { Database } from '#kit/server/db/database.ts';
import { ensureOperator } from '#domains/accounts/server/accounts.ts';
import { plantDemoWorld } from '#seed/plant.ts';

/** What an instance needs before it opens its doors: an operator, and on a demo instance its world. */
export async function prepareInstance(context: Context, _owner: Database, say: (line: string) => void): Promise<void> {
  if (context.config.demo) await plantDemoWorld(context, say);
  const operator = await ensureOperator(context);
  if (operator !== null) say(operator);
}
