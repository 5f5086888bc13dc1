import { ownFinders } from '#kit/server/own-search.ts';
import { reportables } from '#kit/server/reportable.ts';
import { mailDoors } from '#kit/server/inbound-mail/mail-door.ts';
import { HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { membersMoved } from '../events.ts';
import { messagingNotices } from '../notices.ts';
import { forgetOriginals } from './change-message.ts';
import { messageDoor } from './message-door.ts';
import { forgetFiles } from './message-files.ts';
import { messagingHandlers } from './handlers.ts';
import { reindexOutdated } from './message-search.ts';
import { messagingChecks } from './messaging-checks.ts';
import { notifyUnread } from './notify-unread.ts';
import { personal } from './personal.ts';
import { maySeePresence, mayShowTyping } from './presence.ts';
import { reportableMessages } from './reportable.ts';
import { isMemberOf } from './store.ts';
import { ownConversations } from './find-own-conversations.ts';

export const messaging: DomainModule = {
  name: 'messaging',
  about: 'Messages between people, in threads by what they are about.',
  owns: [
    'conversation',
    'conversation_member',
    'message',
    'message_card',
    'message_draft',
    'message_file',
    'message_original',
    'message_reaction',
    'message_report',
    'message_search',
    'message_setting',
    'message_thread',
    'outreach',
    'person_block',
    'saved_reply',
  ],
  handlers: messagingHandlers,
  periodic: [
    every(MINUTE_MS / 2, 'notices of unread messages', notifyUnread),
    every(HOUR_MS, 'originals of changed messages', forgetOriginals),
    every(HOUR_MS, 'files of messages', forgetFiles),
    every(MINUTE_MS, 'reindex messages', reindexOutdated),
  ],
  topics: { conversation: isMemberOf, inbox: (_db, userId, id) => userId === id, presence: maySeePresence },
  signals: { conversation: { typing: mayShowTyping } },
  endsWatching: [membersMoved.name],
  notices: messagingNotices,
  silent: {
    'messaging.sent': 'open screens get a hint; people who are away get one notification after ten quiet minutes',
    'messaging.changed': 'a hint to open screens',
    'messaging.marks_moved': 'a hint to open screens',
    'messaging.members_moved': 'a hint to open screens; people who are added are notified of new messages',
  },
  extensions: [mailDoors.with(messageDoor), reportables.with(reportableMessages), ownFinders.with(ownConversations)],
  personal,
  checks: messagingChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
