import * as z from 'zod/mini';
import { event } from '#kit/events.ts';
import { idShape } from '#kit/id-shape.ts';
import { DECISIONS } from './notice.ts';
import { TOPICS } from './ticket.ts';

/** Someone asked: with a new ticket, or again in one. */
export const ticketAsked = event(
  'support.asked',
  z.object({ ticketId: idShape, ticketNumber: z.string(), topic: z.enum(TOPICS), isNew: z.boolean() }),
);
/** About the person who published what a notice is about. */
export const noticeDecided = event(
  'support.notice_decided',
  z.object({
    userId: idShape,
    ticketNumber: z.string(),
    title: z.string(),
    decision: z.enum(DECISIONS),
    statement: z.string(),
  }),
);
/** The messages of the first are in the second now. */
export const ticketsMerged = event('support.merged', z.object({ ticketId: idShape, intoId: idShape }));
export const ticketAnswered = event('support.answered', z.object({ ticketId: idShape, messageId: idShape }));
