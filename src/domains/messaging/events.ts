/** What happens in conversations: ids, never words. Open screens are hinted and read again from where they are. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const conversationFacts = { conversationId: z.string() };

export const messageSent = event(
  'messaging.sent',
  z.object({ ...conversationFacts, seq: z.number(), authorId: z.string() }),
  { isUrgent: true },
);
export const messageChanged = event('messaging.changed', z.object({ ...conversationFacts, seq: z.number() }));
/** Someone read or received, or changed how they keep a conversation. */
export const marksMoved = event('messaging.marks_moved', z.object({ ...conversationFacts, userId: z.string() }));
/** Unread, and nobody wrote for a while. */
export const messagesWait = event(
  'messaging.waiting',
  z.object({
    ...conversationFacts,
    userId: z.string(),
    name: z.string(),
    unread: z.number(),
    isRequest: z.boolean(),
    title: z.nullable(z.string()),
  }),
);
/** Someone came into a group or left it. */
export const membersMoved = event(
  'messaging.members_moved',
  z.object({ ...conversationFacts, userId: z.string(), isHere: z.boolean() }),
);
