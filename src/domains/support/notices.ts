import { noticesOf } from '#kit/notices.ts';
import { pathTo } from '#routes';
import { noticeDecided, ticketAsked } from './events.ts';
import { TOPIC_WORDS } from './ticket.ts';

export const supportNotices = [
  noticesOf(ticketAsked, ({ ticketNumber, topic, isNew }) => ({
    to: 'operators',
    staff: 'support',
    topic: 'operations',
    group: { key: `ticket:${ticketNumber}`, title: `Ticket ${ticketNumber}` },
    title: isNew ? `New ticket: ${TOPIC_WORDS[topic]}` : `New message in ticket ${ticketNumber}`,
    text: 'It waits for an answer.',
    path: pathTo('admin-ticket', { ticketNumber }),
    action: 'Open the ticket',
  })),
  noticesOf(noticeDecided, ({ userId, ticketNumber, title, decision, statement }) => ({
    to: userId,
    topic: 'account',
    group: { key: `notice:${ticketNumber}`, title: `Notice ${ticketNumber}` },
    title: decision === 'removed' ? `“${title}” was removed after a notice` : `“${title}” is public again`,
    text: statement,
    path: pathTo('contact', {}, { topic: 'counter', notice: ticketNumber }),
    action: decision === 'removed' ? 'Answer the notice' : 'Contact us',
  })),
];
