import { hasClientAbilities, isFreelancerRole, isSetUp, isSetUpFor, isStaff, type Actor } from '../../actor.ts';
import type { Endpoint } from '../../endpoint.ts';
import { Failure } from '../../errors.ts';
import { isOpenTo } from '../../staff.ts';

/**
 * The guard's rules as the server holds them for every call (GRD-2, GRD-5, GRD-8, AUT-10), and which staff role opens
 * it (ADM-1).
 */
export function refusal({ access, staff }: Endpoint, actor: Actor | null): Failure | null {
  if (access === 'public') return null;
  if (actor === null) return new Failure('unauthenticated');
  if (access === 'signed-in') return null;
  if (access === 'operator') {
    if (!actor.isOperator) return new Failure('forbidden');
    return isOpenTo(actor.staffRoles ?? [], staff) ? null : new Failure('role_missing');
  }
  if (!actor.emailVerified) return new Failure('email_unverified');
  if (access === 'verified') return null;
  if (!isSetUp(actor)) return new Failure('onboarding_incomplete');
  if (access === 'member') return null;
  if (isStaff(actor)) return new Failure('forbidden', { message: 'Staff can’t sell or hire with this account.' });
  if (access === 'client' && !hasClientAbilities(actor.role))
    return new Failure('forbidden', { message: 'Only clients can do this.' });
  if (access === 'freelancer' && !isFreelancerRole(actor.role))
    return new Failure('forbidden', { message: 'Only freelancers can do this.' });
  return isSetUpFor(actor, access) ? null : new Failure('onboarding_incomplete');
}
