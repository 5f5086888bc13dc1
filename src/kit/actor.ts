import type { SessionId, UserId } from './ids.ts';
import { otherSide, type Side } from './sides.ts';
import type { StaffRole } from './staff.ts';

/**
 * Registration roles (PRD-5), plus the default 'user'. Who runs the instance is decided by staff roles, never by these.
 */
export const ROLES = ['freelancer', 'client', 'both', 'user', 'expert'] as const;
export type Role = (typeof ROLES)[number];

/** The caller, as the server knows them from the session. Nothing in it comes from the client. */
export interface Actor {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly role: Role;
  /** Has at least one staff role. */
  readonly isOperator: boolean;
  /** The staff roles; only operators' calls check them. */
  readonly staffRoles?: readonly StaffRole[];
  readonly emailVerified: boolean;
  /** GRD-8: the role's required onboarding fields are there. */
  readonly onboarded: boolean;
  /** They finished the other side's onboarding before they changed their role, and go on using it (decision 173). */
  readonly keepsOtherSide?: boolean;
}

/** PRD-6: `both` also gets every client ability. */
export const hasClientAbilities = (role: Role): boolean => role === 'client' || role === 'both';
/** PRD-6: every role but client is a freelancer's. */
export const isFreelancerRole = (role: Role): boolean => role !== 'client';
/** Whose onboarding a role asks for: a client's, and a freelancer's for every other. */
export const sideOf = (role: Role): Side => (role === 'client' ? 'client' : 'freelancer');

type SetUp = Pick<Actor, 'role' | 'onboarded' | 'keepsOtherSide'>;
/** The sides that someone can use: the other one needs no onboarding of its own once the role's is done (GRD-8). */
export const isSetUpFor = ({ role, onboarded, keepsOtherSide = false }: SetUp, side: Side): boolean =>
  onboarded || (keepsOtherSide && side !== sideOf(role));
export const isSetUp = (actor: SetUp): boolean => isSetUpFor(actor, otherSide(sideOf(actor.role)));
/** The side to start on: the role's, unless only the other one is set up. */
export const homeSide = (actor: SetUp): Side =>
  actor.onboarded || !isSetUp(actor) ? sideOf(actor.role) : otherSide(sideOf(actor.role));

/** Staff would otherwise decide about their own work, also before they set up two-factor. */
export const isStaff = ({ staffRoles = [] }: Pick<Actor, 'staffRoles'>): boolean => staffRoles.length > 0;
export const maySell = (actor: Pick<Actor, 'role' | 'staffRoles'>): boolean =>
  isFreelancerRole(actor.role) && !isStaff(actor);

/**
 * Who may call. Each level includes the ones before it up to `member`: public < signed-in < verified (email) < member
 * (onboarded on one side) < client | freelancer (by role, and onboarded on that side); operator is separate, and its
 * calls name the staff roles that open them (`staff` of the endpoint).
 */
export type Access = 'public' | 'signed-in' | 'verified' | 'member' | 'client' | 'freelancer' | 'operator';
