import { isFreelancerRole, type Role } from '#kit/actor.ts';

/** The role of someone who hires, sells, or both; who sells already keeps the name of their role. Null for neither. */
export function roleOf({ hires, sells }: { readonly hires: boolean; readonly sells: boolean }, now: Role): Role | null {
  if (hires) return sells ? 'both' : 'client';
  if (!sells) return null;
  return isFreelancerRole(now) && now !== 'both' ? now : 'freelancer';
}
