import type { Topic } from '#kit/events.ts';

export const conversationTopic = (conversationId: string): Topic => `conversation:${conversationId}`;
/** A person's own list of conversations and their count. */
export const inboxTopic = (userId: string): Topic => `inbox:${userId}`;
