/** What the person who asked gets by email: the number with the link, and each answer. */
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { html } from '#kit/server/html.ts';
import { REPLY_LINE } from '#kit/server/inbound-mail/own-words.ts';
import { replyAddress } from '#kit/server/inbound-mail/reply-address.ts';
import { on, type Reaction } from '#kit/server/jobs/reactions.ts';
import { emailButton, emailHeading, emailPage, emailQuiet, emailText } from '#kit/server/mail/email-page.ts';
import { pathTo } from '#routes';
import { ticketAnswered, ticketAsked, ticketsMerged } from '../events.ts';
import { linkToken, ticketById, type TicketRow } from './store.ts';

/** Of an address that nobody proved: a stranger may have named it. */
const CONFIRMED_A_DAY = 3;
const MAILBOX = String.raw`regexp_replace(lower(email), '\+[^@]*', '')`;
const before = statement(
  'support_tickets_of_mailbox',
  `select count(*)::integer as n from support_ticket o
    where ${MAILBOX.replace('email', 'o.email')} = (select ${MAILBOX} from support_ticket where id = :id)
     and o.opened_at > :openedAt::timestamptz - interval '1 day' and (o.opened_at, o.id) < (:openedAt, :id)`,
);

const bodyOf = statement(
  'support_message_body',
  `select body, not exists (select from support_message o
    where o.ticket_id = m.ticket_id and (o.sent_at, o.id) < (m.sent_at, m.id)) as "is_first!"
   from support_message m where id = :messageId`,
);

type MailContext = Pick<Context, 'config' | 'mail' | 'clock'>;

const linkTo = ({ config }: MailContext, { id, ticket_number: ticket }: TicketRow): string =>
  `${config.appUrl}${pathTo('contact', {}, { ticket, token: linkToken(config, id) })}`;

interface Said {
  readonly heading: string;
  readonly text: string;
  /** One email of one job, however often it is tried. */
  readonly id: string;
}

async function send(context: MailContext, ticket: TicketRow, { heading, text, id }: Said): Promise<void> {
  const { brandName: brand } = context.config;
  // No word of the form: anyone can write one in another’s name (AUT-14).
  const subject = `${heading} (${ticket.ticket_number})`;
  const link = linkTo(context, ticket);
  const reply = replyAddress(context.config, { door: 'ticket', ref: ticket.id, person: ticket.email }, context.clock());
  const above = reply === null ? [] : [REPLY_LINE];
  const reason =
    ticket.user_id === null
      ? `this address was given in the contact form of ${brand}`
      : `you have an account at ${brand}`;
  const foot = `You get this email because ${reason}. ${reply === null ? 'Write your answer' : 'Reply to this email, or write'} on the page of the ticket.`;
  await context.mail.send({
    to: ticket.email,
    subject,
    id,
    thread: `ticket-${ticket.id}`,
    text: `${[...above, heading, text, link, foot].join('\n\n')}\n`,
    html: emailPage({
      brand,
      subject,
      preview: text.slice(0, 120),
      body: [
        ...above.map((line) => emailQuiet(html`${line}`)),
        emailHeading(heading),
        ...text.split(/\n{2,}/).map(emailText),
        emailButton('Open the ticket', link),
      ],
      foot: [emailQuiet(html`${foot}`)],
    }),
    ...(reply === null ? {} : { headers: { 'Reply-To': reply } }),
  });
}

export const supportReactions: readonly Reaction[] = [
  on(ticketAsked, 'support-confirm-ticket', 'mail', async ({ ticketId, isNew }, context, { id }) => {
    const ticket = isNew ? await ticketById(context.db, ticketId) : undefined;
    if (ticket === undefined) return;
    if (((await context.db.row(before, { id: ticket.id, openedAt: ticket.opened_at }))?.n ?? 0) >= CONFIRMED_A_DAY)
      return;
    await send(context, ticket, {
      heading: 'We have your message',
      text: `Its number is ${ticket.ticket_number}. You’ll find our answer on the ticket’s page, where you can also write more. Keep this link to yourself: anyone who has it can read the ticket.`,
      id,
    });
  }),
  on(ticketAnswered, 'support-send-answer', 'mail', async ({ ticketId, messageId }, context, { id }) => {
    const [ticket, message] = [await ticketById(context.db, ticketId), await context.db.row(bodyOf, { messageId })];
    // Both are gone where the person's data was erased meanwhile.
    if (ticket === undefined || message === undefined) return;
    const { brandName } = context.config;
    await send(context, ticket, {
      heading: message.is_first ? `A message from ${brandName}` : 'Answer to your message',
      text: message.body,
      id,
    });
  }),
  on(ticketsMerged, 'support-say-merged', 'mail', async ({ ticketId, intoId }, context, { id }) => {
    const [from, into] = [await ticketById(context.db, ticketId), await ticketById(context.db, intoId)];
    if (from === undefined || into === undefined) return;
    const text = `You contacted us in ${from.ticket_number}
      and ${into.ticket_number}. We answer both in ${into.ticket_number}, where you find all messages.`;
    await send(context, into, { heading: 'Your messages are in one ticket now', text, id });
  }),
];
