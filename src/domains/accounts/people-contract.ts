/** Operators' calls about people: find, suspend, restore, end sessions, and staff roles. */
import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { command, query } from '#kit/endpoint.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { STAFF_ROLES } from '#kit/staff.ts';
import { byId } from '#kit/id-shape.ts';

/** A suspension states its reasons; only this long after it the account can be closed (LIM-42). */
export const CLOSING_NOTICE_DAYS = 30;

export const PEOPLE_STATES = ['all', 'suspended', 'unverified', 'operators'] as const;

const instant = z.iso.datetime();

const personShape = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  is_operator: z.boolean(),
  staff_roles: z.array(z.enum(STAFF_ROLES)),
  email_verified: z.boolean(),
  two_factor: z.boolean(),
  suspended_at: z.nullable(instant),
  closed_at: z.nullable(instant),
  registered_at: instant,
  last_active_at: z.nullable(instant),
});

export const listPeople = query({
  path: '/api/admin/people',
  summary: 'Lists accounts, newest first. Search by name, username or email address.',
  access: 'operator',
  staff: ['support'],
  query: z.object({
    ...pageQuery,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    state: z.optional(z.enum(PEOPLE_STATES)),
  }),
  data: pageOf(personShape),
  errors: [],
  limit: 'read',
});

const emailChange = z.object({
  to: z.string(),
  reason: z.string(),
  /** Confirmed: the new address has a link. */
  is_sent: z.boolean(),
  by: z.string(),
  proposed_at: instant,
  is_own: z.boolean(),
});
export type StaffEmailChange = z.output<typeof emailChange>;

export const readPerson = query({
  path: '/api/admin/people/:id',
  summary: 'Returns a person: account, open sessions, staff roles, and suspensions with their reasons.',
  access: 'operator',
  staff: ['support'],
  params: byId,
  data: z.object({
    ...personShape.shape,
    open_sessions: z.int(),
    /** Suspended for long enough. */
    can_close: z.boolean(),
    /** An authenticator app or a passkey. */
    has_factor: z.boolean(),
    /** One that staff proposed and that is not over. */
    email_change: z.nullable(emailChange),
    /** `by` is null where the instance's own start made an owner. */
    held_roles: z.array(z.object({ role: z.enum(STAFF_ROLES), by: z.nullable(z.string()), at: instant })),
    suspensions: z.array(
      z.object({
        reason: z.string(),
        by: z.string(),
        at: instant,
        lifted_at: z.nullable(instant),
        lifted_by: z.nullable(z.string()),
        lifted_because: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['not_found'],
  limit: 'read',
});

export const MOST_NOTE = 2_000;

export const staffNotes = query({
  path: '/api/admin/people/:id/notes',
  summary: 'Lists staff notes about a person, newest first, with their authors. Each view is recorded.',
  access: 'operator',
  staff: ['support'],
  params: byId,
  query: z.object(pageQuery),
  data: pageOf(z.object({ id: z.string(), text: z.string(), by: z.string(), at: instant })),
  errors: [],
  limit: 'read',
});

export const writeStaffNote = command({
  method: 'POST',
  path: '/api/admin/people/:id/notes',
  summary: 'Adds a note about a person for other staff. The person can’t see it, and no one can edit it.',
  access: 'operator',
  staff: ['support'],
  params: byId,
  body: z.object({
    text: z
      .string()
      .check(z.trim(), z.minLength(1, 'Enter a note.'), z.maxLength(MOST_NOTE, 'Enter at most 2,000 characters.')),
  }),
  data: z.object({ id: z.string() }),
  errors: ['not_found'],
  limit: 'write',
  repeat: 'key',
  status: 201,
});

const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give a reason of at least 10 characters.'),
    z.maxLength(2_000, 'Use at most 2,000 characters.'),
  );
const staffCommand = {
  method: 'POST',
  access: 'operator',
  staff: ['support'],
  params: byId,
  body: z.object({ reason }),
  repeat: 'key',
  limit: 'write',
  fresh: true,
} as const;

export const suspendPerson = command({
  ...staffCommand,
  path: '/api/admin/people/:id/suspend',
  summary:
    'Suspends an account. All sessions end within a second and sign-in is blocked. The person gets the reason by email.',
  data: z.object({ suspended: z.literal(true) }),
  said: 'Account suspended.',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});

export const restorePerson = command({
  ...staffCommand,
  path: '/api/admin/people/:id/restore',
  summary: 'Lifts a suspension and notifies the person.',
  data: z.object({ suspended: z.literal(false) }),
  said: 'Account restored.',
  errors: ['not_found', 'wrong_state'],
});

/** Owners only: no staff role opens it. */
export const closePerson = command({
  ...staffCommand,
  staff: [],
  path: '/api/admin/people/:id/close',
  summary:
    'Closes an account permanently, at least 30 days after its suspension. Undelivered orders are canceled and fully refunded. The person gets the reason by email.',
  data: z.object({ closed: z.literal(true) }),
  said: 'Account closed.',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});

const work = z.object({ orders: z.int(), held: moneyShape });

export const openWork = query({
  path: '/api/admin/people/:id/open-work',
  summary: 'Returns what suspending or closing an account affects: open orders and the money held for them.',
  access: 'operator',
  staff: ['support'],
  params: byId,
  data: z.object({
    /** As a freelancer: not paid yet, paid and not delivered, delivered and in review. */
    unpaid: z.int(),
    undelivered: work,
    delivered: work,
    /** As a client: ordered and not finished. */
    bought: work,
  }),
  errors: [],
  limit: 'read',
});

export const endPersonsSessions = command({
  ...staffCommand,
  path: '/api/admin/people/:id/end-sessions',
  summary: 'Ends all sessions of a person, for example after a theft. They can sign in again.',
  data: z.object({ ended_sessions: z.int() }),
  said: 'All sessions ended.',
  errors: ['not_found'],
});

/** Owners only: who gets this done for someone else's account needs but their password then. */
export const resetTwoFactor = command({
  ...staffCommand,
  staff: [],
  path: '/api/admin/people/:id/reset-two-factor',
  summary:
    'Removes the authenticator app, passkeys and recovery codes of a person who lost them, and ends their sessions. They are emailed. Not for staff.',
  data: z.null(),
  said: 'Two-factor authentication reset.',
  errors: ['not_found', 'wrong_state'],
});

export const emailChangeBody = z.object({ email: z.string().check(z.maxLength(300)), reason });

/** Two operators, unless there is only one; then the person verifies the new address. */
export const changePersonsEmail = command({
  ...staffCommand,
  path: '/api/admin/people/:id/change-email',
  summary:
    'Proposes another email address for a person who lost their mailbox, with a reason. Another operator confirms it, if there is one; then the old address is notified, and the new one gets a link. Not for staff.',
  body: emailChangeBody,
  data: z.object({ state: z.enum(['proposed', 'sent']) }),
  said: 'Change proposed.',
  errors: ['not_found', 'wrong_state', 'forbidden', 'invalid_input'],
});

export const confirmPersonsEmail = command({
  method: 'POST',
  access: 'operator',
  staff: ['support'],
  params: byId,
  path: '/api/admin/people/:id/change-email/confirm',
  summary:
    'Confirms a change of address that another operator proposed: the old address is notified, and the new one gets a link.',
  data: z.object({ state: z.literal('sent') }),
  said: 'Link sent.',
  errors: ['not_found', 'wrong_state', 'forbidden'],
  repeat: 'key',
  limit: 'write',
  fresh: true,
});

export const sendPersonsEmailAgain = command({
  method: 'POST',
  access: 'operator',
  staff: ['support'],
  params: byId,
  path: '/api/admin/people/:id/change-email/send-again',
  summary: 'Sends the link to the new address again: the last one stops working.',
  data: z.null(),
  said: 'Link sent.',
  errors: ['wrong_state'],
  repeat: 'key',
  limit: 'sendCode',
});

export const declinePersonsEmail = command({
  ...staffCommand,
  path: '/api/admin/people/:id/change-email/decline',
  summary: 'Declines a change of address, or withdraws it. Its link stops working.',
  data: z.null(),
  said: 'Change declined.',
  errors: ['wrong_state'],
});

/** Owners only: `staff` names no role. */
const roleChange = {
  method: 'POST',
  access: 'operator',
  params: byId,
  body: z.object({ role: z.enum(STAFF_ROLES), reason }),
  data: z.object({ staff_roles: z.array(z.enum(STAFF_ROLES)) }),
  repeat: 'key',
  limit: 'write',
  fresh: true,
} as const;

export const grantRole = command({
  ...roleChange,
  path: '/api/admin/people/:id/grant-role',
  summary:
    "Grants a staff role, effective from the person's next call. You can't grant one to yourself. The person sees the reason.",
  said: 'Role granted.',
  errors: ['not_found', 'wrong_state', 'forbidden'],
});

export const takeRole = command({
  ...roleChange,
  path: '/api/admin/people/:id/take-role',
  summary:
    "Removes a staff role, effective from the person's next call. You can't remove the last owner. The person sees the reason.",
  said: 'Role removed.',
  errors: ['not_found', 'wrong_state'],
});
