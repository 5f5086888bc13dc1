import { mailDoors } from '#kit/server/inbound-mail/mail-door.ts';
import { staffFinders } from '#kit/server/staff-search.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { supportNotices } from '../notices.ts';
import { supportHandlers } from './handlers.ts';
import { ticketDoor } from './ticket-door.ts';
import { ticketFinder } from './find-tickets.ts';
import { personal } from './personal.ts';
import { supportReactions } from './send-emails.ts';

export const support: DomainModule = {
  name: 'support',
  about: 'Messages to the operators, with their answers.',
  owns: [
    'support_decision',
    'support_file',
    'support_macro',
    'support_message',
    'support_note',
    'support_notice',
    'support_ticket',
  ],
  handlers: supportHandlers,
  extensions: [staffFinders.with(ticketFinder), mailDoors.with(ticketDoor)],
  reactions: supportReactions,
  notices: supportNotices,
  silent: {
    'support.answered': 'the person who asked gets an email of their own: they may have no account',
    'support.merged': 'the person who asked gets an email of their own: they may have no account',
  },
  personal,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
