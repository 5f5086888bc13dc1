import { hasClientAbilities, isFreelancerRole, type Access, type Actor } from '../../actor.ts';
import { Failure } from '../../errors.ts';

/** The guard's rules as the server holds them for every call (SPEC section 4, rules 2, 5 and 8; AUT-10). */
export function refusal(access: Access, actor: Actor | null): Failure | null {
  if (access === 'public') return null;
  if (actor === null) return new Failure('unauthenticated');
  if (access === 'signed-in') return null;
  if (access === 'operator') return actor.isOperator ? null : new Failure('forbidden');
  if (!actor.emailVerified) return new Failure('email_unverified');
  if (access === 'verified') return null;
  if (!actor.onboarded) return new Failure('onboarding_incomplete');
  if (access === 'client') return hasClientAbilities(actor.role) ? null : new Failure('forbidden', { message: 'Only clients can do this.' });
  if (access === 'freelancer') return isFreelancerRole(actor.role) ? null : new Failure('forbidden', { message: 'Only freelancers can do this.' });
  return null;
}
