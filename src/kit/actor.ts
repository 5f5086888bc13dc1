import type { SessionId, UserId } from './ids.ts';

/** Registration roles of SPEC section 5, plus the default 'user'. An operator is a flag, never a role. */
export const ROLES = ['freelancer', 'client', 'both', 'user', 'expert'] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling, as the server knows it from the session. Nothing in it comes from the client. */
export interface Actor {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: Role;
  readonly isOperator: boolean;
  readonly emailVerified: boolean;
  /** Guard rule 8 (SPEC section 4): the role's required onboarding fields are there. */
  readonly onboarded: boolean;
}

/** PRODUCT section 2: `both` also gets every client ability. */
export const hasClientAbilities = (role: Role): boolean => role === 'client' || role === 'both';
/** SPEC section 6: every role but client is a freelancer's. */
export const isFreelancerRole = (role: Role): boolean => role !== 'client';

/**
 * Who may call. Each level includes the ones before it up to `member`:
 * public < signed-in < verified (e-mail) < member (onboarded) < client | freelancer (by role); operator stands apart.
 */
export type Access = 'public' | 'signed-in' | 'verified' | 'member' | 'client' | 'freelancer' | 'operator';
