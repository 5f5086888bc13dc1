import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { cutPage, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { readTicket, staffTicket, ticketQueue } from '../contract.ts';
import { whyNotWrite, type TicketState } from '../ticket.ts';
import { messagesOf, mustBeLink, presentTicket, ticketNumbered } from './store.ts';
import { filesOf } from './ticket-files.ts';

const PAGE = 25;
const COLUMNS = `t.id, t.ticket_number, t.user_id, t.email, t.name, t.topic, t.subject, t.state, t.opened_at, t.changed_at, t.thing_id,
  (select count(*)::int from support_message m where m.ticket_id = t.id) as "messages!"`;
/** What waits longest is answered first. */
const waiting = statement(
  'support_queue_open',
  `select ${COLUMNS} from support_ticket t where t.state = 'open' and ($1::timestamptz /* at */ is null or (t.changed_at, t.id) > ($1, $2::uuid /* after_id */))
   order by t.changed_at, t.id limit $3`,
);
const others = statement(
  'support_queue_done',
  `select ${COLUMNS} from support_ticket t where t.state = $4 and ($1::timestamptz /* at */ is null or (t.changed_at, t.id) < ($1, $2::uuid /* after_id */))
   order by t.changed_at desc, t.id desc limit $3`,
);
const count = statement('support_waiting', "select count(*)::int as n from support_ticket where state = 'open'");

interface Asked extends PageAsked {
  readonly queue?: TicketState | undefined;
}

export async function readQueue(db: Db, { queue = 'open', cursor, limit = PAGE }: Asked): Promise<DataOf<typeof ticketQueue>> {
  const place = placeOf(cursor);
  const [at, id] = [place?.key ?? null, place?.id ?? null];
  const rows = await (queue === 'open' ? db.rows(waiting, [at, id, limit + 1]) : db.rows(others, [at, id, limit + 1, queue]));
  const page = cutPage(rows, limit, (row) => ({ key: row.changed_at.toISOString(), id: row.id }));
  return {
    items: page.items.map((row) => ({ ...presentTicket(row), id: row.id, name: row.name, messages: row.messages })),
    next_cursor: page.next_cursor,
    open: (await db.row(count))?.n ?? 0,
  };
}

/** For anyone with the link: staff are not named. */
export async function readByLink(db: Db, number: string, token: string, { config }: Pick<Context, 'config'>): Promise<DataOf<typeof readTicket>> {
  const ticket = await ticketNumbered(db, number);
  mustBeLink(config, ticket, token);
  const messages = await messagesOf(db, ticket.id);
  return {
    ...presentTicket(ticket),
    messages: messages.map((one) => ({ id: one.id, by_staff: one.by_staff, body: one.body, sent_at: one.sent_at.toISOString() })),
    files: await filesOf(db, ticket.id),
    refusal: whyNotWrite(ticket.state, messages.length, false),
  };
}

export async function readForStaff(db: Db, number: string): Promise<Omit<DataOf<typeof staffTicket>, 'notice'> & { readonly id: string }> {
  const ticket = await ticketNumbered(db, number);
  const messages = await messagesOf(db, ticket.id);
  const personOf = await shownPeople(
    db,
    messages.flatMap(({ staff_id: id }) => id ?? []),
  );
  return {
    id: ticket.id,
    ...presentTicket(ticket),
    name: ticket.name,
    email: ticket.email,
    user_id: ticket.user_id,
    messages: messages.map((one) => ({
      id: one.id,
      by_staff: one.by_staff,
      body: one.body,
      sent_at: one.sent_at.toISOString(),
      by: one.staff_id === null ? null : personOf(one.staff_id).name,
    })),
    files: await filesOf(db, ticket.id),
    refusal: whyNotWrite(ticket.state, messages.length, true),
  };
}
