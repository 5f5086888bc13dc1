/** Invitations that a freelancer received. */
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { whyNotInvite } from '../invitation.ts';
import type { INVITATION_TABS, myInvitations } from '../invitations-contract.ts';

const received = statement(
  'project_invitations_mine',
  `select i.id, i.state, i.client_id, i.message, i.reason, i.sent_at, i.answered_at, p.slug, p.title,
    p.state as project_state, p.visibility, p.currency, p.budget_least, p.budget_most,
     p.expires_at
   from project_invitation i join project p on p.id = i.project_id
   where i.freelancer_id = :userId and (i.state = 'sent') = :state
     and (:sentAt::timestamptz is null or (i.sent_at, i.id) < (:sentAt::timestamptz, :id::uuid))
   order by i.sent_at desc, i.id desc limit :limit`,
);
const counts = statement(
  'project_invitations_mine_counts',
  "select count(*) filter (where state = 'sent')::int as waiting, count(*) filter (where state <> 'sent')::int as answered from project_invitation where freelancer_id = :userId",
);
const PAGE = 20;
type Tab = (typeof INVITATION_TABS)[number];

export async function readMyInvitations(
  db: Db,
  { userId }: Actor,
  { tab = 'waiting', cursor, limit = PAGE }: PageAsked & { tab?: Tab | undefined },
  { clock }: Context,
): Promise<DataOf<typeof myInvitations>> {
  const now = clock();
  const place = placeOf(cursor, { key: isInstant });
  const [rows, all] = await Promise.all([
    db.rows(received, {
      userId,
      state: tab === 'waiting',
      sentAt: place?.key ?? null,
      id: place?.id ?? null,
      limit: limit + 1,
    }),
    db.row(counts, { userId }),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.sent_at.toISOString(), id: row.id }));
  const personOf = await shownPeople(
    db,
    page.items.map((row) => row.client_id),
  );
  return {
    items: page.items.map((row) => {
      const isReadable = row.visibility !== 'invite_only' || row.state === 'sent' || row.state === 'accepted';
      const isOpen =
        row.state === 'sent' && whyNotInvite({ state: row.project_state, expiresAt: row.expires_at }, 0, now) === null;
      return {
        id: row.id,
        state: row.state,
        project: {
          slug: isReadable ? row.slug : null,
          title: row.title,
          state: row.project_state,
          budget_least: row.budget_least === null ? null : money(row.budget_least, row.currency),
          budget_most: row.budget_most === null ? null : money(row.budget_most, row.currency),
          expires_at: row.project_state === 'open' ? (row.expires_at?.toISOString() ?? null) : null,
        },
        client: personOf(row.client_id),
        note: row.message,
        reason: row.reason,
        sent_at: row.sent_at.toISOString(),
        answered_at: row.answered_at?.toISOString() ?? null,
        is_open: isOpen,
      };
    }),
    next_cursor: page.next_cursor,
    counts: { waiting: all?.waiting ?? 0, answered: all?.answered ?? 0 },
  };
}

export const countMyInvitations = async (db: Db, { userId }: Actor): Promise<{ count: number }> => ({
  count: (await db.row(counts, { userId }))?.waiting ?? 0,
});

const invitationTo = statement(
  'project_invitation_to',
  'select id, state, message as note from project_invitation where project_id = :projectId and freelancer_id = :userId',
);
/** The invitation of this person, as the page of the project shows it to them; null without one. */
export const invitationOf = async (db: Db, projectId: string, userId: string) =>
  (await db.row(invitationTo, { projectId, userId })) ?? null;
