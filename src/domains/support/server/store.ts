import { timingSafeEqual } from 'node:crypto';
import { Failure } from '#kit/errors.ts';
import type { Config } from '#kit/server/config.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { blurred } from '#kit/server/sealed.ts';
import type { TicketState } from '../ticket.ts';

const COLUMNS =
  'id, ticket_number, user_id, email, name, topic, subject, state, opened_at, changed_at, thing_id, taken_by, merged_into';
const byNumber = statement(
  'support_ticket_by_number',
  `select ${COLUMNS} from support_ticket where ticket_number = :number`,
);
const lockByNumber = statement(
  'support_ticket_lock',
  `select ${COLUMNS} from support_ticket where ticket_number = :number for no key update`,
);
const byId = statement('support_ticket_by_id', `select ${COLUMNS} from support_ticket where id = :id`);
const messages = statement(
  'support_messages',
  'select id, by_staff, staff_id, body, sent_at from support_message where ticket_id = :ticketId order by sent_at, id',
);
const insertMessage = statement(
  'support_message_insert',
  'insert into support_message (id, ticket_id, by_staff, staff_id, body, sent_at) values (:id, :ticketId, :byStaff, :staffId, :body, :at)',
);
const setState = statement(
  'support_ticket_state',
  'update support_ticket set state = :state, changed_at = :at where id = :id',
);

export type TicketRow = NonNullable<Awaited<ReturnType<typeof ticketById>>>;

export const ticketById = (reads: Db | Tx, id: string) => reads.row(byId, { id });
export const messagesOf = (reads: Db | Tx, ticketId: string) => reads.rows(messages, { ticketId });

export async function ticketNumbered(reads: Db | Tx, number: string): Promise<TicketRow> {
  const row = await reads.row(byNumber, { number });
  if (row === undefined) throw new Failure('not_found');
  return row;
}

/** Two people who write in one ticket do it one after the other. */
export async function lockTicket(tx: Tx, number: string): Promise<TicketRow> {
  const row = await tx.row(lockByNumber, { number });
  if (row === undefined) throw new Failure('not_found');
  return row;
}

/** The ticket in which the person who asked goes on: what it was merged into, where it was. */
export async function lockFollowed(tx: Tx, number: string): Promise<TicketRow> {
  const row = await lockTicket(tx, number);
  if (row.merged_into === null) return row;
  const into = await ticketById(tx, row.merged_into);
  if (into === undefined) throw new Failure('not_found');
  return lockFollowed(tx, into.ticket_number);
}

interface Message {
  readonly id: string;
  readonly ticketId: string;
  readonly staffId: string | null;
  readonly body: string;
  readonly at: Date;
}

export async function addMessage(
  tx: Tx,
  { id, ticketId, staffId, body, at }: Message,
  state: TicketState,
): Promise<void> {
  await tx.rows(insertMessage, { id, ticketId, byStaff: staffId !== null, staffId, body, at });
  await tx.rows(setState, { id: ticketId, state, at });
}

export const moveTicket = (tx: Tx, id: string, state: TicketState, at: Date) => tx.rows(setState, { id, state, at });

/** What the emailed link carries: made of the instance's key, so that it is stored nowhere. */
export const linkToken = (config: Config, ticketId: string): string =>
  blurred(config, 'support-link', ticketId).toString('base64url');

/** In the answer to the form: its browser adds files with it, and can read nothing. */
export const fileToken = (config: Config, ticketId: string): string =>
  blurred(config, 'support-file', ticketId).toString('base64url');

export function isToken(right: string, given: string): boolean {
  const [token, other] = [Buffer.from(right), Buffer.from(given)];
  return token.length === other.length && timingSafeEqual(token, other);
}

/** A wrong link is a ticket that does not exist. */
export function mustBeLink(config: Config, { id }: Pick<TicketRow, 'id'>, token: string): void {
  if (!isToken(linkToken(config, id), token)) throw new Failure('not_found');
}

type Presented = Pick<TicketRow, 'ticket_number' | 'topic' | 'subject' | 'state' | 'opened_at' | 'changed_at'>;

export const presentTicket = ({
  ticket_number: number,
  topic,
  subject,
  state,
  opened_at: openedAt,
  changed_at: changedAt,
}: Presented) => ({
  ticket_number: number,
  topic,
  subject,
  state,
  opened_at: openedAt.toISOString(),
  changed_at: changedAt.toISOString(),
});
