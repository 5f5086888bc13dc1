import { dropAttachments } from '#kit/server/attachments/change-attachments.ts';
import type { Context, PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { OTHER_SIDE } from '#kit/server/personal-data.ts';
import { once, paged, safeFileName, type Export, type ExportFile } from '#kit/server/personal-export.ts';

/** Both sides read every message, so both have all of them. Pages go on after the conversation and the place in it. */
const messages = statement(
  'export_messages',
  `select m.conversation_id || '/' || s.seq as "id!", m.conversation_id, s.seq, p.display_name as "from",
    s.author_id = :userId as "is_yours!", t.kind as about_kind,
     t.title as about, s.body as text, s.reply_to as answers,
       array(select file.name from message_file f join attached_file file on file.id = f.id
         where f.conversation_id = s.conversation_id and f.seq = s.seq and f.sealed_until is null
         order by f.place) as files, s.sent_at, s.edited_at, s.deleted_at
   from conversation_member m join message s on s.conversation_id = m.conversation_id and s.seq > m.from_seq
     left join message_thread t on t.id = s.thread_id
     left join person_card p on p.user_id = s.author_id
       and not exists (select from account_standing a where a.id = s.author_id and a.erased_at is not null)
   where m.user_id = :userId and m.left_at is null
     and (:after::text is null
       or (s.conversation_id, s.seq) > (split_part(:after, '/', 1)::uuid, split_part(:after, '/', 2)::bigint))
   order by s.conversation_id, s.seq limit :limit::integer`,
);
const conversations = statement(
  'export_conversations',
  `select m.conversation_id, coalesce(c.title, p.display_name) as "with", m.unread, m.read_seq as read_up_to,
    m.pinned_at, m.archived_at, m.muted_at, c.created_at
   from conversation_member m join conversation c on c.id = m.conversation_id
     left join person_card p on p.user_id = case when c.low_id = :userId then c.high_id else c.low_id end
   where m.user_id = :userId and m.left_at is null order by c.created_at`,
);
const blocked = statement(
  'export_blocked_people',
  `select p.username, b.created_at as since from person_block b left join person_card p on p.user_id = b.blocked_id
   where b.user_id = :userId order by b.created_at`,
);

const reactions = statement(
  'export_message_reactions',
  `select r.conversation_id, r.seq, r.reaction, r.reacted_at from message_reaction r where r.user_id = :userId
    order by r.reacted_at`,
);
const reported = statement(
  'export_message_reports',
  'select conversation_id, seqs as messages, reported_at from message_report where reporter_id = :userId order by reported_at',
);
const files = statement(
  'export_message_files',
  `select f.id, f.conversation_id, f.seq, file.name, file.storage_key
   from message_file f join attached_file file on file.id = f.id
     join conversation_member m on m.conversation_id = f.conversation_id and m.user_id = :userId and m.left_at is null
   where f.sealed_until is null and (f.uploader_id = :userId or f.seq > m.from_seq)
     and (:after::uuid is null or f.id > :after) order by f.id limit :limit`,
);

async function* filesOf(db: Db, userId: string): AsyncGenerator<ExportFile> {
  for await (const { id, conversation_id: conversation, seq, name, storage_key: key } of paged(db, files, userId))
    yield { name: `messages/${conversation}/${seq ?? 'not-sent'}-${id.slice(-6)}-${safeFileName(name)}`, key };
}

const settings = statement(
  'export_message_settings',
  'select shows_reading, away_until::text, away_text from message_setting where user_id = :userId',
);
const dropSettings = statement('message_setting_drop', 'delete from message_setting where user_id = :userId');

const drafts = statement(
  'export_message_drafts',
  "select conversation_id, text, replaced, saved_at from message_draft where user_id = :userId and (text <> '' or replaced is not null) order by saved_at",
);
const dropDrafts = statement('message_draft_drop', 'delete from message_draft where user_id = :userId');

const replies = statement(
  'export_saved_replies',
  'select text, created_at from saved_reply where user_id = :userId order by created_at',
);
const dropReplies = statement('saved_reply_drop', 'delete from saved_reply where user_id = :userId');

const leave = statement(
  'conversation_leave',
  `update conversation_member set left_at = now(), unread = 0, is_marked_unread = false, pinned_at = null,
    archived_at = null, muted_at = null,
     notify_at = null, notified_at = null where user_id = :userId and left_at is null`,
);
/** Where nobody is left, nobody reads it. */
const EMPTY = `exists (select from conversation_member m where m.conversation_id = c.id and m.user_id = :userId)
     and not exists (select from conversation_member m where m.conversation_id = c.id and m.left_at is null)`;
const dropEmpty = statement('conversation_drop_empty', `delete from conversation c where ${EMPTY}`);
/** With their files, and those of the leaver that the other side cannot open: never sent, or of a deleted message. */
const filesOfNobody = statement(
  'message_files_of_nobody',
  `select f.id from message_file f where (f.uploader_id = :userId and (f.seq is null or f.sealed_until is not null))
     or f.conversation_id in (select c.id from conversation c where ${EMPTY})`,
);
const dropReactions = statement('message_reaction_drop', 'delete from message_reaction where user_id = :userId');
const forgetReporter = statement(
  'message_report_forget_reporter',
  'update message_report set reporter_id = null where reporter_id = :userId',
);
const forgetAuthor = statement(
  'message_report_forget_author',
  'update message_report set author_id = null where author_id = :userId',
);
const dropOriginals = statement('message_original_drop', 'delete from message_original where author_id = :userId');
const turnedTo = statement(
  'export_outreach',
  `select p.username as "to", o.door, o.at from outreach o left join person_card p on p.user_id = o.to_id
    where o.from_id = :userId order by o.at`,
);
const dropOutreach = statement('outreach_drop', 'delete from outreach where from_id = :userId or to_id = :userId');
const dropBlocks = statement(
  'person_block_drop',
  'delete from person_block where user_id = :userId or blocked_id = :userId',
);

/** The other side keeps what it was told, under the name of a former member. */
async function eraseMessaging(tx: Tx, userId: string, context: Context): Promise<void> {
  await tx.rows(leave, { userId });
  await dropAttachments(tx, await tx.rows(filesOfNobody, { userId }), context);
  await tx.rows(dropReactions, { userId });
  await tx.rows(dropEmpty, { userId });
  await tx.rows(forgetReporter, { userId });
  await tx.rows(forgetAuthor, { userId });
  await tx.rows(dropOriginals, { userId });
  await tx.rows(dropBlocks, { userId });
  await tx.rows(dropOutreach, { userId });
  await tx.rows(dropSettings, { userId });
  await tx.rows(dropDrafts, { userId });
  await tx.rows(dropReplies, { userId });
}

export const personal: PersonalData = {
  tables: {
    conversation: { fate: OTHER_SIDE, copy: 'conversations.json' },
    conversation_member: { fate: OTHER_SIDE, copy: 'conversations.json' },
    message: { fate: OTHER_SIDE, copy: 'messages.json' },
    message_file: { fate: OTHER_SIDE, copy: 'files/messages/' },
    message_reaction: { fate: 'gone', copy: 'message-reactions.json' },
    message_report: { fate: 'emptied', copy: 'reported-messages.json' },
    message_original: {
      fate: 'gone',
      copy: 'not: sealed for a report or a dispute; what was written last is in messages.json',
    },
    message_draft: { fate: 'gone', copy: 'message-drafts.json' },
    message_setting: { fate: 'gone', copy: 'message-settings.json' },
    saved_reply: { fate: 'gone', copy: 'saved-replies.json' },
    person_block: { fate: 'gone', copy: 'blocked-people.json' },
    outreach: { fate: 'gone', copy: 'outreach.json' },
  },
  exportOf: (db: Db, userId: string): Export => ({
    parts: [
      {
        name: 'conversations',
        about: 'Your conversations, and how you keep them.',
        records: once(db, conversations, userId),
      },
      {
        name: 'messages',
        about: 'Every message that you can read, yours and those of others.',
        records: paged(db, messages, userId),
      },
      {
        name: 'message-reactions',
        about: 'Your reactions to messages, by the position of each message in its conversation.',
        records: once(db, reactions, userId),
      },
      {
        name: 'reported-messages',
        about: 'Messages you reported, by their positions in each conversation. The reports are in reports.json.',
        records: once(db, reported, userId),
      },
      { name: 'message-drafts', about: 'What you were writing in conversations.', records: once(db, drafts, userId) },
      {
        name: 'message-settings',
        about: 'What others see of your reading, and your away reply.',
        records: once(db, settings, userId),
      },
      { name: 'saved-replies', about: 'Texts you saved to use in messages.', records: once(db, replies, userId) },
      { name: 'blocked-people', about: 'People you blocked.', records: once(db, blocked, userId) },
      {
        name: 'outreach',
        about: 'People you contacted before you worked with them, how and when.',
        records: once(db, turnedTo, userId),
      },
    ],
    files: filesOf(db, userId),
  }),
  erase: eraseMessaging,
};
