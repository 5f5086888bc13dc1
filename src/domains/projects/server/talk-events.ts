/** Invitations and their answers, as lines of the conversation of a client and a freelancer (decision 194). */
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { MOST_EVENTS, newestOf, type Happened, type TalkEvent } from '#domains/messaging/server/messaging.ts';
import { cardNote } from '#kit/talk-card.ts';
import type { InvitationState } from '../invitation.ts';

const COLUMNS =
  'i.id, i.client_id, i.freelancer_id, i.message, i.state, i.reason, i.sent_at, i.answered_at, p.slug as "slug!", p.title';
const FROM = 'project_invitation i join project p on p.id = i.project_id';

/** Found by the freelancer: an index has their invitations. */
const invitations = statement(
  'project_invitations_between',
  `select ${COLUMNS} from ${FROM}
   where i.freelancer_id in (:one, :other) and i.client_id in (:one, :other) and p.slug is not null
     and (:ref::text is null or p.slug = :ref)
     and (:from::timestamptz is null or coalesce(i.answered_at, i.sent_at) >= :from)
       and (:before::timestamptz is null or i.sent_at < :before)
   order by i.sent_at desc, i.id limit :limit`,
);
const newest = statement(
  'project_newest_invitations',
  `select o.id as "other_id!", e.* from unnest(:otherIds::uuid[]) o(id) cross join lateral (
     select ${COLUMNS} from ${FROM} where i.freelancer_id in (:userId, o.id) and i.client_id in (:userId, o.id)
       and p.slug is not null
     order by coalesce(i.answered_at, i.sent_at) desc limit 1) e`,
);
type Row = RowOf<typeof invitations>;

interface Answer {
  readonly by: 'client_id' | 'freelancer_id' | null;
  readonly words: string;
}
const ANSWERS: Readonly<Record<Exclude<InvitationState, 'sent'>, Answer>> = {
  accepted: { by: 'freelancer_id', words: 'accepted the invitation' },
  declined: { by: 'freelancer_id', words: 'declined the invitation' },
  withdrawn: { by: 'client_id', words: 'withdrew the invitation' },
  lapsed: { by: null, words: 'The invitation expired' },
};

function eventsOf(row: Row): TalkEvent[] {
  const { id, slug, title, state, reason, sent_at: sentAt, answered_at: answeredAt } = row;
  const subject = { kind: 'project', ref: slug, title } as const;
  const sent: TalkEvent = {
    ...subject,
    id: `invitation-${id}`,
    at: sentAt,
    by: row.client_id,
    words: 'sent an invitation to propose',
    note: cardNote(row.message),
  };
  if (state === 'sent' || answeredAt === null) return [sent];
  const { by, words } = ANSWERS[state];
  return [
    sent,
    {
      ...subject,
      id: `invitation-${id}-answer`,
      at: answeredAt,
      by: by === null ? null : row[by],
      words,
      note: reason,
    },
  ];
}

export const invitationEventsBetween = async (
  db: Db,
  { one, other, from, before, ref }: Happened,
): Promise<TalkEvent[]> =>
  (await db.rows(invitations, { one, other, ref, from, before, limit: MOST_EVENTS }))
    .toReversed()
    .flatMap(eventsOf)
    .filter(({ at }) => (from === null || at >= from) && (before === null || at < before));

export const newestInvitations = async (
  db: Db | Tx,
  userId: string,
  otherIds: readonly string[],
): Promise<ReadonlyMap<string, TalkEvent>> =>
  newestOf(
    (await db.rows(newest, { userId, otherIds })).flatMap((row) =>
      eventsOf(row).map((event) => [row.other_id, event] as const),
    ),
  );
