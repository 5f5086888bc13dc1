/** What a language model does with messages, when someone presses (decision 152). Nothing of it is stored. */
import * as z from 'zod/mini';
import { command, type DataOf } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { LANGUAGES } from './languages.ts';
import { oneMessage } from './message-shape.ts';

/** How much is sent, the newest first, and how much may come back. */
export const MODEL_CAPS = {
  summary: { messages: 200, characters: 24_000, answer: 4_000 },
  reply: { messages: 20, characters: 8_000, answer: 2_000 },
  /** A translation may be longer than what it translates. */
  translation: { answer: 20_000 },
} as const;

const answer = {
  /** Made by a machine: plain text. */
  text: z.string(),
  /** It was longer than it may be. */
  is_cut: z.boolean(),
};
const sentShape = z.object({
  ...answer,
  /** How many messages were sent. */
  messages: z.int(),
  /** Earlier ones were left out. */
  leaves_out: z.boolean(),
});
const to = z.enum(LANGUAGES);
const errors = ['not_found', 'wrong_state', 'too_large'] as const;
const modelCommand = { access: 'member', method: 'POST', errors, limit: 'languageModel', repeat: 'natural' } as const;

export const translateMessage = command({
  ...modelCommand,
  path: '/api/conversations/:id/messages/:seq/translation',
  summary: 'Translates a message you can read. Its text is sent to the language model of this instance, without names.',
  params: oneMessage,
  body: z.object({ to }),
  data: z.object(answer),
});

export const sumUpConversation = command({
  ...modelCommand,
  path: '/api/conversations/:id/summary',
  summary:
    'Sums up the newest messages of a conversation or of one thread. Their text is sent to the language model of this instance, without names.',
  params: byId,
  body: z.object({ to, thread_id: z.optional(idShape) }),
  data: sentShape,
});
export type Summary = DataOf<typeof sumUpConversation>;

export const draftReply = command({
  ...modelCommand,
  path: '/api/conversations/:id/reply-draft',
  summary:
    'Drafts a reply to the newest messages of a conversation or of one thread. Their text is sent to the language model of this instance, without names. Nothing is sent to the other person.',
  params: byId,
  body: z.object({ thread_id: z.optional(idShape) }),
  data: sentShape,
});
