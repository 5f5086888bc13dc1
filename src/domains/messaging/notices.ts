import { counted } from '#kit/format/unit.ts';
import { noticesOf } from '#kit/notices.ts';
import { pathTo } from '#routes';
import { messagesWait } from './events.ts';

/** It says who wrote and about what, never the text: others may see an email or a lock screen. */
export const messagingNotices = [
  noticesOf(messagesWait, ({ userId, conversationId, name, unread, isRequest, title }, say) => ({
    to: userId,
    topic: 'messages',
    group: { key: `conversation:${conversationId}`, title: name },
    title: isRequest
      ? `${name} wants to talk with you`
      : `${counted(unread, { one: 'unread message', other: 'unread messages' }, say.locale)} from ${name}`,
    text: `${title === null ? '' : `It is about “${title}”. `}${isRequest ? 'They can write more once you answer.' : 'Open the conversation to read and answer.'}`,
    reply: { door: 'message', ref: conversationId },
    path: pathTo('messages', {}, { conversation: conversationId }),
    action: 'Open the conversation',
  })),
];
