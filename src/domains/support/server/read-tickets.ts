import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { readTicket, staffTicket, ticketQueue } from '../contract.ts';
import { whyNotWrite, type TicketState } from '../ticket.ts';
import {
  linkToken,
  messagesOf,
  mustBeLink,
  presentTicket,
  ticketById,
  ticketNumbered,
  type TicketRow,
} from './store.ts';
import { mergesOf } from './merge-tickets.ts';
import { notesOf } from './staff-notes.ts';
import { filesOf } from './ticket-files.ts';

const PAGE = 25;
const COLUMNS = `t.id, t.ticket_number, t.user_id, t.email, t.name, t.topic, t.subject, t.state, t.opened_at, t.changed_at, t.thing_id, t.taken_by,
  (select count(*)::int from support_message m where m.ticket_id = t.id) as "messages!"`;
/** What waits longest is answered first. */
const waiting = statement(
  'support_queue_open',
  `select ${COLUMNS} from support_ticket t
    where t.state = 'open' and (:at::timestamptz is null or (t.changed_at, t.id) > (:at, :afterId::uuid))
   order by t.changed_at, t.id limit :limit`,
);
const others = statement(
  'support_queue_done',
  `select ${COLUMNS} from support_ticket t
    where t.state = :state and (:at::timestamptz is null or (t.changed_at, t.id) < (:at, :afterId::uuid))
   order by t.changed_at desc, t.id desc limit :limit`,
);
/** Also what they asked before they had an account, from the same address. */
const ofPerson = statement(
  'support_queue_of',
  `select ${COLUMNS} from support_ticket t
    where (t.user_id = :userId or lower(t.email) = (select lower(email) from account_contact where id = :userId))
     and (:at::timestamptz is null or (t.changed_at, t.id) < (:at, :afterId::uuid))
   order by t.changed_at desc, t.id desc limit :limit`,
);
const count = statement(
  'support_waiting',
  "select count(*)::int as n, (count(*) filter (where taken_by = :readerId))::int as mine, min(changed_at) as oldest_at from support_ticket where state = 'open'",
);

interface Asked extends PageAsked {
  readonly queue?: TicketState | undefined;
  readonly person?: string | undefined;
}

export async function readQueue(
  db: Db,
  actor: Actor,
  query: Asked,
  context: Context,
): Promise<DataOf<typeof ticketQueue>> {
  const { queue = 'open', person, cursor, limit = PAGE } = query;
  if (person !== undefined) await recordStaffRead(context, actor, 'ticket.search', { type: 'account', id: person });
  const place = placeOf(cursor);
  const from = { at: place?.key ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const rows = await (person !== undefined
    ? db.rows(ofPerson, { ...from, userId: person })
    : queue === 'open'
      ? db.rows(waiting, from)
      : db.rows(others, { ...from, state: queue }));
  const page = cutPage(rows, limit, (row) => ({ key: row.changed_at.toISOString(), id: row.id }));
  const personOf = await shownPeople(
    db,
    page.items.flatMap((row) => row.taken_by ?? []),
  );
  const waits = await db.row(count, { readerId: actor.userId });
  return {
    items: page.items.map((row) => ({
      ...presentTicket(row),
      id: row.id,
      name: row.name,
      messages: row.messages,
      taken_by: row.taken_by === null ? null : personOf(row.taken_by).name,
    })),
    next_cursor: page.next_cursor,
    open: waits?.n ?? 0,
    mine: waits?.mine ?? 0,
    oldest_at: waits?.oldest_at?.toISOString() ?? null,
  };
}

const mergedInto = async (db: Db, { merged_into: id }: TicketRow): Promise<TicketRow | null> =>
  id === null ? null : ((await ticketById(db, id)) ?? null);

/** For anyone with the link: staff are not named. */
export async function readByLink(
  db: Db,
  number: string,
  token: string,
  { config }: Pick<Context, 'config'>,
): Promise<DataOf<typeof readTicket>> {
  const ticket = await ticketNumbered(db, number);
  mustBeLink(config, ticket, token);
  const messages = await messagesOf(db, ticket.id);
  const into = await mergedInto(db, ticket);
  return {
    ...presentTicket(ticket),
    messages: messages.map((message) => ({
      id: message.id,
      by_staff: message.by_staff,
      body: message.body,
      sent_at: message.sent_at.toISOString(),
    })),
    files: await filesOf(db, ticket.id),
    merged_into: into === null ? null : { ticket_number: into.ticket_number, token: linkToken(config, into.id) },
    refusal:
      into === null
        ? whyNotWrite(ticket.state, messages.length, false)
        : `This ticket was merged into ${into.ticket_number}.`,
  };
}

export async function readForStaff(
  db: Db,
  { userId }: Actor,
  number: string,
): Promise<Omit<DataOf<typeof staffTicket>, 'notice'> & { readonly id: string }> {
  const ticket = await ticketNumbered(db, number);
  const [messages, notes, into, merges] = await Promise.all([
    messagesOf(db, ticket.id),
    notesOf(db, ticket.id),
    mergedInto(db, ticket),
    mergesOf(db, ticket),
  ]);
  const staff = [...messages.map(({ staff_id: id }) => id), ...notes.map(({ written_by: id }) => id), ticket.taken_by];
  const personOf = await shownPeople(
    db,
    staff.filter((id) => id !== null),
  );
  return {
    id: ticket.id,
    ...presentTicket(ticket),
    name: ticket.name,
    email: ticket.email,
    user_id: ticket.user_id,
    messages: messages.map((message) => ({
      id: message.id,
      by_staff: message.by_staff,
      body: message.body,
      sent_at: message.sent_at.toISOString(),
      by: message.staff_id === null ? null : personOf(message.staff_id).name,
    })),
    notes: notes.map(({ id, written_by: by, body, at }) => ({ id, by: personOf(by).name, body, at: at.toISOString() })),
    taken_by:
      ticket.taken_by === null ? null : { name: personOf(ticket.taken_by).name, is_me: ticket.taken_by === userId },
    files: await filesOf(db, ticket.id),
    ...merges,
    merged_into: into?.ticket_number ?? null,
    refusal:
      into === null
        ? whyNotWrite(ticket.state, messages.length, true)
        : `This ticket was merged into ${into.ticket_number}.`,
  };
}
