import { isFreelancerRole, ROLES, type Actor, type Role } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { isOnboarded, missingItems } from '#domains/accounts/onboarding.ts';
import { lockIdentity, setAccountRole } from '#domains/accounts/server/accounts.ts';
import { onboardingFactsOf } from '#domains/profiles/server/profiles.ts';
import { pauseServicesOf, servicesOnSaleOf } from '#domains/services/server/services.ts';
import type { RoleChoice, roleChoices, switchRole } from '../contract.ts';
import { dutiesOfRoleChange } from './duties.ts';

const leavesSelling = (from: Role, to: Role): boolean => isFreelancerRole(from) && !isFreelancerRole(to);

export async function readRoleChoices(db: Db, actor: Actor, context: Context): Promise<DataOf<typeof roleChoices>> {
  const [facts, onSale] = await Promise.all([onboardingFactsOf(db, actor.userId), servicesOnSaleOf(db, actor.userId)]);
  const choice = async (role: Role): Promise<RoleChoice> => {
    const duties = await dutiesOfRoleChange(db, actor.userId, actor.role, role, context);
    return {
      role,
      missing: missingItems(role, facts),
      pauses_services: leavesSelling(actor.role, role) ? onSale : 0,
      blocked_by: duties.blocking,
      open_duties: duties.open,
    };
  };
  return {
    role: actor.role,
    choices: actor.isOperator ? [] : await Promise.all(ROLES.filter((role) => role !== actor.role).map(choice)),
  };
}

/** The guard, the dashboards and every call's access follow the row; the token stays good. */
export async function switchRoleTo(
  tx: Tx,
  actor: Actor,
  to: Role,
  context: Context,
): Promise<DataOf<typeof switchRole>> {
  const { role: from, is_operator: isOperator } = await lockIdentity(tx, actor.userId);
  if (isOperator) throw new Failure('forbidden', { message: 'Operators can’t sell or hire.' });
  const facts = await onboardingFactsOf(tx, actor.userId);
  const onboarded = isOnboarded(to, facts);
  if (from === to) return { role: to, onboarded, paused_services: 0 };
  const { blocking } = await dutiesOfRoleChange(tx, actor.userId, from, to, context);
  if (blocking.length > 0)
    throw new Failure('wrong_state', {
      message: 'First finish the orders that only your current role can finish.',
      data: { blocked_by: blocking },
    });
  const paused = leavesSelling(from, to)
    ? await pauseServicesOf(tx, actor.userId, 'The seller switched to a client role.', context)
    : [];
  await setAccountRole(tx, actor.userId, { from, to, onboarded });
  context.log.info({ event: 'role_changed', actor: actor.userId, from, to }, 'role changed');
  return { role: to, onboarded, paused_services: paused.length };
}
