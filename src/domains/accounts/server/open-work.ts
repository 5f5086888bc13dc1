import { money } from '#kit/money.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { gathered, type OpenWork } from '#kit/server/person-facts.ts';
import type { openWork } from '../people-contract.ts';

/** What an operator should know before suspending or closing an account, from every domain with work of people. */
export async function readOpenWork(
  db: Db,
  userId: string,
  { facts, config }: Pick<Context, 'facts' | 'config'>,
): Promise<DataOf<typeof openWork>> {
  const { currency } = config;
  const found = await gathered(facts.map((fact) => fact.openWork?.(db, userId, currency)));
  const together = (part: 'undelivered' | 'delivered' | 'bought') => ({
    orders: found.reduce((all, work: OpenWork) => all + work[part].count, 0),
    held: money(
      found.reduce((all, work: OpenWork) => all + work[part].held, 0n),
      currency,
    ),
  });
  return {
    unpaid: found.reduce((all, { unpaid }) => all + unpaid, 0),
    undelivered: together('undelivered'),
    delivered: together('delivered'),
    bought: together('bought'),
  };
}
