/**
 * Reported messages: which of a conversation someone chose, how staff take them out, and how they come back after an
 * appeal.
 */
import type { Reportable } from '#kit/server/reportable.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { counted } from '#kit/format/unit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { seal, unseal } from '#kit/server/sealed.ts';
import { pathTo } from '#routes';
import { messageChanged } from '../events.ts';
import { conversationTopic, inboxTopic } from '../topics.ts';
import { SEALED_MESSAGES } from './change-message.ts';
import { countRestored, uncountDeleted } from './unread-counts.ts';
import { keepSearchable } from './message-search.ts';
import { lockMyConversation, membersOf, readMyConversation, readsFrom } from './store.ts';

/** A decision, its appeal and the answer need the originals: longer than these take together. */
const KEPT_DAYS = 180;

const chosen = statement(
  'message_report_chosen',
  `select seq, author_id from message where conversation_id = :id and seq = any (:wanted::bigint[]) and seq > :fromSeq
     and not exists (select from message_card c where c.conversation_id = message.conversation_id
       and c.seq = message.seq) order by seq`,
);
const insert = statement(
  'message_report_insert',
  'insert into message_report (id, conversation_id, reporter_id, author_id, seqs, reported_at) values (:reportId, :id, :userId, :authorId, :wanted, :at)',
);
const keepOriginals = statement(
  'message_originals_keep',
  'update message_original set keep_until = greatest(keep_until, :until) where conversation_id = :id',
);
const keepFiles = statement(
  'message_files_keep',
  'update message_file set sealed_until = greatest(sealed_until, :until) where conversation_id = :id and sealed_until is not null',
);
const reportSummary = statement(
  'message_report_thing',
  `select r.conversation_id, r.author_id, cardinality(r.seqs) as "n!",
     exists (select from message m where m.conversation_id = r.conversation_id and m.seq = any (r.seqs)
       and m.removed_at is null) as "is_there!"
   from message_report r where r.id = :id`,
);
const lockReport = statement(
  'message_report_lock',
  'select r.conversation_id, r.author_id, r.seqs from message_report r join conversation c on c.id = r.conversation_id where r.id = :id for no key update of c',
);
const removable = statement(
  'message_removable',
  'select seq, body from message where conversation_id = :conversationId and seq = any (:seqs::bigint[]) and author_id = :authorId and deleted_at is null order by seq',
);
const sealOne = statement(
  'message_removed_seal',
  `insert into message_original (conversation_id, seq, author_id, replaced_at, keep_until, sealed)
   values (:conversationId, :seq, :authorId, :at, :until, :sealed)`,
);
const remove = statement(
  'message_remove',
  "update message set body = '', deleted_at = :at, removed_at = :at, warnings = '{}' where conversation_id = :conversationId and seq = :seq",
);
const hideFiles = statement(
  'message_removed_files',
  'update message_file set sealed_until = :until where conversation_id = :conversationId and seq = :seq and sealed_until is null',
);
const removed = statement(
  'message_removed',
  `select m.seq, o.sealed, o.replaced_at from message m
     join message_original o on o.conversation_id = m.conversation_id and o.seq = m.seq and o.replaced_at = m.removed_at
   where m.conversation_id = :conversationId and m.seq = any (:seqs::bigint[])`,
);
const restore = statement(
  'message_restore',
  'update message set body = :body, deleted_at = null, removed_at = null where conversation_id = :conversationId and seq = :seq',
);
const showFiles = statement(
  'message_restored_files',
  'update message_file set sealed_until = null where conversation_id = :conversationId and seq = :seq',
);
const dropSealed = statement(
  'message_restored_original',
  'delete from message_original where conversation_id = :conversationId and seq = :seq and replaced_at = :at',
);

async function announceChanges(tx: Tx, conversationId: string, seqs: readonly string[]): Promise<void> {
  const topics = [conversationTopic(conversationId), ...(await membersOf(tx, conversationId)).map(inboxTopic)];
  for (const seq of seqs) announce(tx, messageChanged, { conversationId, seq: Number(seq) }, topics);
}

async function hide(tx: Tx, id: string, at: Date, { config }: Context): Promise<void> {
  const report = await tx.row(lockReport, { id });
  if (report === undefined || report.author_id === null) return;
  const { conversation_id: conversationId, author_id: authorId } = report;
  const rows = await tx.rows(removable, { conversationId, seqs: report.seqs, authorId });
  const until = after(at, KEPT_DAYS * DAY_MS);
  for (const { seq, body } of rows) {
    await tx.rows(sealOne, {
      conversationId,
      seq,
      authorId,
      at,
      until,
      sealed: seal(config, SEALED_MESSAGES, `${conversationId}/${seq}`, body),
    });
    await tx.rows(remove, { conversationId, seq, at });
    await tx.rows(hideFiles, { conversationId, seq, until });
    uncountDeleted(tx, conversationId, seq);
    keepSearchable(tx, conversationId, { seq, body: '' });
  }
  await announceChanges(
    tx,
    conversationId,
    rows.map(({ seq }) => seq),
  );
}

async function show(tx: Tx, id: string, { config }: Context): Promise<void> {
  const report = await tx.row(lockReport, { id });
  if (report === undefined) return;
  const { conversation_id: conversationId } = report;
  const rows = await tx.rows(removed, { conversationId, seqs: report.seqs });
  for (const { seq, sealed, replaced_at: at } of rows) {
    const body = unseal(config, SEALED_MESSAGES, `${conversationId}/${seq}`, sealed);
    await tx.rows(restore, { conversationId, seq, body });
    countRestored(tx, conversationId, seq);
    await tx.rows(showFiles, { conversationId, seq });
    keepSearchable(tx, conversationId, { seq, body });
    await tx.rows(dropSealed, { conversationId, seq, at });
  }
  await announceChanges(
    tx,
    conversationId,
    rows.map(({ seq }) => seq),
  );
}

/** Nobody but the two sides sees the words: the case has none of them, and staff read them after saying why. */
export const reportableMessages: Reportable = {
  kind: 'message',
  async read(reads, id) {
    const row = await reads.row(reportSummary, { id });
    if (row === undefined || row.author_id === null) return null;
    return {
      title: `${counted(row.n, { one: 'message', other: 'messages' }, 'en-US')} in a conversation`,
      text: '',
      authorId: row.author_id,
      path: pathTo('messages', {}, { conversation: row.conversation_id }),
      isPublic: row.is_there,
    };
  },
  ofReader: {
    async read(db, id, readerId) {
      const { otherId } = await readMyConversation(db, id, readerId);
      const name = otherId === null ? null : (await shownPeople(db, [otherId]))(otherId).name;
      const title = name === null ? 'Messages in a group' : `Messages of ${name}`;
      return {
        title,
        text: '',
        authorId: otherId ?? id,
        path: pathTo('messages', {}, { conversation: id }),
        isPublic: true,
      };
    },
    async choose(tx, { id, parts, actor: { userId }, at }, { makeId }) {
      await lockMyConversation(tx, id, userId);
      const wanted = [...new Set(parts)];
      if (wanted.length === 0) throw invalidField('messages', 'Choose the messages to report.');
      const rows = await tx.rows(chosen, { id, wanted, fromSeq: await readsFrom(tx, id, userId) });
      if (rows.length !== wanted.length)
        throw new Failure('not_found', { message: 'One of these messages isn’t in your conversation.' });
      const [authorId, ...others] = [...new Set(rows.map((row) => row.author_id))];
      if (authorId === undefined || authorId === userId)
        throw invalidField('messages', 'Choose messages that someone else wrote.');
      if (others.length > 0) throw invalidField('messages', 'Report the messages of one person at a time.');
      const reportId = makeId();
      await tx.rows(insert, { reportId, id, userId, authorId, wanted, at });
      const until = after(at, KEPT_DAYS * DAY_MS);
      await tx.rows(keepOriginals, { id, until });
      await tx.rows(keepFiles, { id, until });
      return reportId;
    },
  },
  hide: (tx, { id, at }, context) => hide(tx, id, at, context),
  show: (tx, { id }, context) => show(tx, id, context),
};
