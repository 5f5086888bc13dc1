import type { Actor, Role } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffRole } from '#kit/staff.ts';
import { CLOSING_NOTICE_DAYS, type PEOPLE_STATES } from '../people-contract.ts';
import { dropChallenges } from './second-factor.ts';
import { endOtherSessions } from './sessions.ts';
import { changeStanding } from './standing-gate.ts';

const PAGE = 25;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly is_operator: boolean;
  readonly staff_roles: StaffRole[];
  readonly email_verified: boolean;
  readonly two_factor: boolean;
  readonly suspended_at: Date | null;
  readonly closed_at: Date | null;
  readonly registered_at: Date;
  readonly last_active_at: Date | null;
}

const COLUMNS = `id, first_name || ' ' || last_name as name, username, email, role, is_operator, email_verified_at is not null as email_verified,
  array(select r.role from staff_role r where is_operator and r.account_id = account.id order by r.role) as staff_roles,
  two_factor_enabled as two_factor, suspended_at, closed_at, created_at as registered_at, last_activity_at as last_active_at`;

const list = statement(
  'people_list',
  `select ${COLUMNS} from account
   where (:wanted::text is null or (email || ' ' || username || ' ' || first_name || ' ' || last_name) ilike :wanted)
     and (:state <> 'suspended' or suspended_at is not null) and (:state <> 'unverified' or email_verified_at is null)
       and (:state <> 'operators' or is_operator)
     and (:createdAt::timestamptz is null or (created_at, id) < (:createdAt, :id::uuid))
   order by created_at desc, id desc limit :limit`,
);

const shown = (row: Row) => ({
  ...row,
  suspended_at: row.suspended_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
  registered_at: row.registered_at.toISOString(),
  last_active_at: row.last_active_at?.toISOString() ?? null,
});

interface PeopleQuery extends PageAsked {
  readonly q?: string | undefined;
  readonly state?: (typeof PEOPLE_STATES)[number] | undefined;
}

export async function people(db: Db, { q, state = 'all', cursor, limit = PAGE }: PeopleQuery) {
  const place = placeOf(cursor);
  const wanted = q === undefined || q === '' ? null : containing(q);
  const rows = await db.rows(list, {
    wanted,
    state,
    createdAt: place?.key ?? null,
    id: place?.id ?? null,
    limit: limit + 1,
  });
  const { items, next_cursor: nextCursor } = cutPage(rows, limit, (row) => ({
    key: row.registered_at.toISOString(),
    id: row.id,
  }));
  return { items: items.map(shown), next_cursor: nextCursor };
}

const personById = statement(
  'people_one',
  `select ${COLUMNS}, two_factor_enabled
    or exists (select from passkey k where k.user_id = account.id) as "has_factor!",
     (select count(*)::integer from session s where s.user_id = account.id and s.ended_at is null
       and s.expires_at > now()) as open_sessions,
     coalesce(closed_at is null and suspended_at <= now() - interval '${CLOSING_NOTICE_DAYS} days', false) as can_close
   from account where id = :id`,
);
const history = statement(
  'people_suspensions',
  `select s.reason, b.email as by, s.suspended_at as at, s.lifted_at, l.email as lifted_by, s.lifted_because
   from suspension s join account b on b.id = s.suspended_by left join account l on l.id = s.lifted_by
   where s.user_id = :id order by s.suspended_at desc limit 100`,
);

const held = statement(
  'people_roles',
  'select r.role, b.email as by, r.granted_at as at from staff_role r left join account b on b.id = r.granted_by where r.account_id = :id order by r.role',
);

export async function personFor(db: Db, id: string) {
  const row = await db.row(personById, { id });
  if (row === undefined) throw new Failure('not_found');
  const past = await db.rows(history, { id });
  const roles = await db.rows(held, { id });
  return {
    ...shown(row),
    open_sessions: row.open_sessions,
    can_close: row.can_close,
    has_factor: row.has_factor,
    held_roles: roles.map((role) => ({ ...role, at: role.at.toISOString() })),
    suspensions: past.map((suspension) => ({
      ...suspension,
      at: suspension.at.toISOString(),
      lifted_at: suspension.lifted_at?.toISOString() ?? null,
    })),
  };
}

const exists = statement('people_exists', 'select id from account where id = :id');

export async function endSessionsOf(
  tx: Tx,
  operator: Actor,
  id: string,
  reason: string,
  context: Context,
): Promise<{ ended_sessions: number }> {
  if ((await tx.row(exists, { id })) === undefined) throw new Failure('not_found');
  if (id !== operator.userId) await changeStanding(tx, id);
  const ended = await endOtherSessions(tx, id, id === operator.userId ? operator.sessionId : null);
  await dropChallenges(tx, id);
  await recordStaffAct(tx, operator, 'account.end-sessions', { type: 'account', id }, reason, null, {
    ended: ended.length,
  });
  context.log.warn(
    { event: 'sessions_ended_by_staff', actor: operator.userId, subject: id, ended: ended.length },
    'sessions ended',
  );
  return { ended_sessions: ended.length };
}
