import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId, idShape } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { talkCardShape } from '#kit/talk-card.ts';
import { messageShape, oneMessage } from './message-shape.ts';
import { MESSAGE_LIMITS } from './message.ts';

export type { Message } from './message-shape.ts';

const instant = z.iso.datetime();
const seqShape = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
/** One less than the largest that a number can say, for what comes after it. */
const MAX_SEQ = Number.MAX_SAFE_INTEGER - 1;
const body = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write a message.'),
    z.maxLength(MESSAGE_LIMITS.text, `Use at most ${MESSAGE_LIMITS.text} characters.`),
  );

const personShape = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  avatar_url: z.nullable(z.string()),
});
const kindShape = z.enum(['service', 'project', 'order', 'contract']);
const threadShape = z.object({ id: z.string(), kind: kindShape, ref: z.string(), title: z.string(), path: z.string() });
export type Thread = z.output<typeof threadShape>;

const memberShape = z.extend(personShape, {
  is_owner: z.boolean(),
  /** In the group now. */
  is_here: z.boolean(),
  /** Has a contract for the project that runs; known to the owner. */
  is_hired: z.boolean(),
});
export type Member = z.output<typeof memberShape>;

const conversationShape = z.object({
  id: z.string(),
  with: personShape,
  state: z.enum(['open', 'request_sent', 'request_received']),
  /** The newest message; its text is one line of it. A card is no one’s words, so it isn’t yours. */
  last: z.nullable(
    z.object({
      seq: z.int(),
      text: z.string(),
      files: z.int(),
      is_mine: z.boolean(),
      is_deleted: z.boolean(),
      at: instant,
    }),
  ),
  unread: z.int(),
  is_marked_unread: z.boolean(),
  is_pinned: z.boolean(),
  is_archived: z.boolean(),
  is_muted: z.boolean(),
});
export type Conversation = z.output<typeof conversationShape>;

const listedShape = z.extend(conversationShape, {
  /**
   * What happened to the work of the two after the newest message; its words follow the name, or are a sentence where
   * it was nobody’s act.
   */
  happened: z.nullable(
    z.object({ words: z.string(), title: z.string(), is_mine: z.nullable(z.boolean()), at: instant }),
  ),
  /** The newest message is a card that waits for you. */
  is_your_turn: z.boolean(),
  /** How what you are writing begins; empty where nothing is kept. */
  draft: z.string(),
});
export type ListedConversation = z.output<typeof listedShape>;

export const INBOX_FILTERS = ['all', 'unread', 'requests', 'pinned', 'archived'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

export const conversations = query({
  path: '/api/conversations',
  summary:
    'Lists your conversations, the one with the newest message first; of all, your pinned ones come before the first page. What happened to your work counts as well: a conversation with older messages is then on an earlier page, and is repeated on its own.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, filter: z.optional(z.enum(INBOX_FILTERS)) }),
  data: z.extend(pageOf(listedShape), {
    /** First messages of strangers that wait for your answer, among your latest conversations. */
    requests: z.int(),
  }),
  errors: [],
  limit: 'read',
});

export const projectMessaging = query({
  path: '/api/project-messaging',
  summary: 'Lists the threads about your projects and contracts, the one with the newest message first.',
  access: 'signed-in',
  query: z.object(pageQuery),
  data: pageOf(
    z.extend(threadShape, { conversation_id: z.string(), with: personShape, last_at: instant, unread: z.int() }),
  ),
  errors: [],
  limit: 'read',
});

const settings = {
  pinned: z.optional(z.boolean()),
  archived: z.optional(z.boolean()),
  muted: z.optional(z.boolean()),
  unread: z.optional(z.boolean()),
};

export const conversation = query({
  path: '/api/conversations/:id',
  summary:
    'Returns one of your conversations: who is in it, what it is about, how far it was read, and whether you can write.',
  access: 'signed-in',
  params: byId,
  data: z.extend(conversationShape, {
    last_seq: z.int(),
    /** How far you and the other person have received and read. */
    mine: z.object({ delivered: z.int(), read: z.int() }),
    other: z.object({ delivered: z.int(), read: z.int() }),
    threads: z.array(threadShape),
    /** Of a group; empty in a conversation of two. */
    members: z.array(memberShape),
    is_group: z.boolean(),
    /** Orders and contracts that run between you, and finished ones where you have something to do. */
    work: z.array(
      z.extend(z.omit(threadShape, { id: true }), {
        state: z.string(),
        /** Until when it goes on as it is, or was to: "due", "review by"; null where nothing runs. */
        ends: z.nullable(z.object({ words: z.string(), at: instant })),
        /** What you do next in it; null where it is not your turn. */
        step: z.nullable(z.object({ title: z.string(), label: z.string(), path: z.string() })),
      }),
    ),
    /** More of such work than is listed, and where all of it is. */
    more_work: z.array(z.object({ kind: kindShape, count: z.int(), path: z.string() })),
    /** Of the other person of a conversation of two. */
    about: z.object({
      /** Where their profile shows it to everyone. */
      timezone: z.nullable(z.string()),
      away: z.nullable(z.object({ until: z.string(), text: z.string() })),
    }),
    is_blocked: z.boolean(),
    /** They have no order and no contract, so contact details are warned of. */
    is_before_work: z.boolean(),
    /** Why you can't write now; null where you can. */
    why_not_write: z.nullable(z.string()),
    /**
     * Where texts go that you have translated, summed up or answered by the language model of this instance; null where
     * it has none.
     */
    model_host: z.nullable(z.string()),
  }),
  errors: ['not_found'],
  limit: 'read',
});
export type ConversationPage = DataOf<typeof conversation>;

/** In the place of the message that has its number; the message’s text is for lists and copies. */
const placedCardShape = z.extend(talkCardShape, { seq: z.int() });
export type PlacedCard = z.output<typeof placedCardShape>;

/** What happened to the work of the two, between the messages: it stays as it was then. */
const talkEventShape = z.object({
  id: z.string(),
  at: instant,
  /** Whose act it was; null where `words` are a sentence of their own, and else follow the name. */
  is_mine: z.nullable(z.boolean()),
  words: z.string(),
  /** Of a due date that was moved: the new one, or the one before and the new one. */
  due: z.array(instant),
  note: z.nullable(z.string()),
  path: z.string(),
  /** The work that it happened to, named once for several lines. */
  about: z.string(),
});
export type TalkEventLine = z.output<typeof talkEventShape>;

export const messages = query({
  path: '/api/conversations/:id/messages',
  summary:
    'Lists the messages of a conversation or of one thread, newest first. With `after`, those after that place, oldest first; with `up_to`, those up to that place. With `on`, those around the first one from that instant on, whose place is `found`. Requests and offers between the two of you come as cards, and what happened to your work in the time of the page as events.',
  access: 'signed-in',
  params: byId,
  query: z.object({
    ...pageQuery,
    thread: z.optional(idShape),
    after: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
    up_to: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_SEQ))),
    on: z.optional(instant.check(z.maxLength(40))),
  }),
  data: z.extend(pageOf(messageShape), {
    last_seq: z.int(),
    cards: z.array(placedCardShape),
    events: z.array(talkEventShape),
    found: z.nullable(z.int()),
  }),
  errors: ['not_found'],
  limit: 'read',
});

/** Empty in a message of files only. */
const words = z
  .string()
  .check(z.trim(), z.maxLength(MESSAGE_LIMITS.text, `Use at most ${MESSAGE_LIMITS.text} characters.`));
/** Files that you uploaded for it. */
const files = z.optional(
  z.array(idShape).check(z.maxLength(MESSAGE_LIMITS.files, `Send at most ${MESSAGE_LIMITS.files} files in a message.`)),
);

const wanted = { with: z.string().check(z.minLength(3), z.maxLength(160)) };

export const conversationWith = query({
  path: '/api/conversations/with',
  summary:
    'Returns who you would write to about a person, service, project, proposal, order or contract, whether there is a conversation, and how many messages about it you have not read.',
  access: 'member',
  query: z.object(wanted),
  data: z.object({
    with: personShape,
    thread: z.nullable(z.object({ kind: kindShape, ref: z.string(), title: z.string(), path: z.string() })),
    conversation_id: z.nullable(z.string()),
    /** The part of the conversation that is about it; null before anything was written about it. */
    thread_id: z.nullable(z.string()),
    /** Messages about it that you have not read. */
    unread: z.int(),
    /** A first message to someone you don’t work with is a request. */
    is_request: z.boolean(),
    /** How many more people you can write to for the first time today. */
    requests_left: z.int(),
    is_before_work: z.boolean(),
    why_not_write: z.nullable(z.string()),
  }),
  errors: ['not_found', 'invalid_input'],
  limit: 'read',
});
export type ConversationWith = DataOf<typeof conversationWith>;

export const peopleToWrite = query({
  path: '/api/conversations/people',
  summary:
    'Lists people you can write to without being a stranger: those you talk or work with, and those who contacted you.',
  access: 'member',
  data: z.object({
    items: z.array(z.extend(personShape, { conversation_id: z.nullable(z.string()), works_with_you: z.boolean() })),
  }),
  errors: [],
  limit: 'read',
});
export type PersonToWrite = DataOf<typeof peopleToWrite>['items'][number];

const sentShape = z.object({ conversation_id: z.string(), thread_id: z.nullable(z.string()), message: messageShape });

export const beginConversation = command({
  method: 'POST',
  path: '/api/conversations',
  summary:
    'Sends a message to a person, or about a service, project, proposal, order or contract. Sent again with the same message id, nothing is added.',
  access: 'member',
  /** Files are uploaded to the conversation, which `POST /api/conversations/open` returns before its first message. */
  body: z.object({ ...wanted, id: idShape, text: words, files }),
  data: sentShape,
  errors: ['not_found', 'invalid_input', 'wrong_state', 'too_many_requests'],
  limit: 'write',
  repeat: 'natural',
});

export const openConversation = command({
  method: 'POST',
  path: '/api/conversations/open',
  summary:
    'Returns the conversation that a first message with files will be in. Nobody sees it before the message. People you don’t know take files once they answer.',
  access: 'member',
  body: z.object(wanted),
  data: z.object({ conversation_id: z.string() }),
  errors: ['not_found', 'invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

const mine = { access: 'member', params: byId, limit: 'write', repeat: 'natural' } as const;

export const sendMessage = command({
  ...mine,
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Sends a message in one of your conversations. Sent again with the same message id, nothing is added.',
  body: z.object({
    id: idShape,
    text: words,
    thread_id: z.optional(idShape),
    files,
    /** The place of the message that it answers. */
    reply_to: z.optional(seqShape),
  }),
  data: sentShape,
  errors: ['not_found', 'invalid_input', 'wrong_state'],
});

export const editMessage = command({
  ...mine,
  method: 'PUT',
  path: '/api/conversations/:id/messages/:seq',
  summary: 'Edits one of your messages within 15 minutes. It shows that it was edited.',
  params: oneMessage,
  body: z.object({ text: body }),
  data: messageShape,
  errors: ['not_found', 'wrong_state'],
});

export const deleteMessage = command({
  ...mine,
  method: 'DELETE',
  path: '/api/conversations/:id/messages/:seq',
  summary: 'Deletes one of your messages within 15 minutes. The conversation shows that it was deleted.',
  params: oneMessage,
  data: messageShape,
  errors: ['not_found', 'wrong_state'],
});

export const markConversation = command({
  ...mine,
  method: 'POST',
  path: '/api/conversations/:id/marks',
  summary: 'Records how far you have received and read a conversation. Marks only move forward.',
  body: z.object({ delivered: z.optional(seqShape), read: z.optional(seqShape) }),
  data: z.object({ delivered: z.int(), read: z.int(), unread: z.int() }),
  errors: ['not_found'],
});

export const keepConversation = command({
  ...mine,
  method: 'PUT',
  path: '/api/conversations/:id/settings',
  summary: 'Changes how you keep a conversation: pinned, archived, muted or unread. The other side sees none of it.',
  body: z.object(settings),
  data: conversationShape,
  errors: ['not_found'],
});

export const answerRequest = command({
  ...mine,
  method: 'PUT',
  path: '/api/conversations/:id/request',
  summary:
    'Accepts the first messages of someone you don’t work with, so that they can write on, or declines them: archived and muted. The sender isn’t told.',
  body: z.object({ accepted: z.boolean() }),
  data: conversationShape,
  errors: ['not_found', 'wrong_state'],
});

export const blockPerson = command({
  ...mine,
  method: 'PUT',
  path: '/api/conversations/:id/block',
  summary: 'Blocks the other person, or ends the block. While it lasts, neither of you can write to the other.',
  body: z.object({ blocked: z.boolean() }),
  data: z.object({ is_blocked: z.boolean() }),
  errors: ['not_found', 'wrong_state'],
});

export const changeMember = command({
  ...mine,
  method: 'PUT',
  path: '/api/conversations/:id/members',
  summary: 'Adds a person to the group of your project or removes them. Without owning it, you can leave.',
  body: z.object({ user_id: idShape, is_here: z.boolean() }),
  data: z.object({ members: z.array(memberShape) }),
  errors: ['not_found', 'wrong_state', 'invalid_input'],
});
