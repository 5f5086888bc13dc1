import type { Role } from '#kit/actor.ts';
import type { Duty } from '#kit/duties.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';

type Parts = Pick<Context, 'personal'>;

/** What has to be settled first in every domain, work before money, because an erased account could not do it. */
export async function dutiesBeforeLeaving(reads: Db | Tx, userId: string, { personal }: Parts): Promise<Duty[]> {
  const duties: Duty[] = [];
  for (const part of personal.toReversed()) duties.push(...((await part.dutiesBeforeLeaving?.(reads, userId)) ?? []));
  return duties;
}

export async function dutiesOfRoleChange(
  reads: Db | Tx,
  userId: string,
  from: Role,
  to: Role,
  { personal }: Parts,
): Promise<{ blocking: Duty[]; open: Duty[] }> {
  const [blocking, open]: [Duty[], Duty[]] = [[], []];
  for (const part of personal.toReversed()) {
    const duties = await part.dutiesOfRoleChange?.(reads, userId, from, to);
    blocking.push(...(duties?.blocking ?? []));
    open.push(...(duties?.open ?? []));
  }
  return { blocking, open };
}
