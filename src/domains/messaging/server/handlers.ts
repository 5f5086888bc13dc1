import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { readReportedTalk, reportedTalkFile } from '../admin-contract.ts';
import * as contract from '../contract.ts';
import * as count from '../count-contract.ts';
import { conversationPresence } from '../presence-contract.ts';
import { conversationFiles, downloadMessageFile, uploadMessageFile } from '../files-contract.ts';
import { reactToMessage } from '../reactions-contract.ts';
import * as archive from '../archive-contract.ts';
import * as drafts from '../draft-contract.ts';
import * as model from '../model-contract.ts';
import * as replies from '../replies-contract.ts';
import * as settings from '../settings-contract.ts';
import * as search from '../search-contract.ts';
import { archiveAsCsv, endedWorkOf } from './archive.ts';
import { draftReply, sumUpConversation, translateMessage } from './ask-model.ts';
import { beginConversation, conversationWith, openConversation } from './begin-conversation.ts';
import { deleteMessage, editMessage } from './change-message.ts';
import { filesSentIn } from './files-sent.ts';
import { inboxOf, projectThreadsOf, unreadOf } from './inbox.ts';
import { answerRequest, blockPerson, keepConversation, markConversation } from './keep-conversation.ts';
import { peopleToWrite } from './people-to-write.ts';
import { presenceInConversation } from './presence.ts';
import { draftOf, saveDraft } from './message-draft.ts';
import { markDelivered, mySettings, saveSettings } from './message-settings.ts';
import { searchMessages } from './message-search.ts';
import { changeMember } from './team.ts';
import { messageFiles, openMessageFile, presentMessageFile } from './message-files.ts';
import { reactToMessage as react } from './react-to-message.ts';
import { addReply, deleteReply, editReply, repliesOf } from './saved-replies.ts';
import { openReportedFile, readReported } from './read-talk.ts';
import { conversationPage, messagesOf } from './thread.ts';
import { sendMessage } from './write-message.ts';

/**
 * The outside call is made before the transaction, which has nothing left to do but to ask whether the caller still
 * may.
 */
const prepared = async <Answer>({ prepared: answer }: { prepared: Answer }): Promise<Answer> => answer;

export const messagingHandlers: readonly Handler[] = [
  onQuery(contract.conversations, ({ db, actor, query, context }) => inboxOf(db, actor, query, context)),
  onQuery(count.countNewMessages, async ({ db, actor }) => ({ count: await unreadOf(db, actor.userId) })),
  onQuery(contract.projectMessaging, ({ db, actor, query }) => projectThreadsOf(db, actor, query)),
  onQuery(contract.conversationWith, ({ db, actor, query, context }) =>
    conversationWith(db, actor, query.with, context),
  ),
  onQuery(contract.peopleToWrite, ({ db, actor, context }) => peopleToWrite(db, actor, context)),
  onQuery(contract.conversation, ({ db, actor, params, context }) => conversationPage(db, actor, params.id, context)),
  onQuery(conversationPresence, ({ db, actor, params }) => presenceInConversation(db, actor, params.id)),
  onQuery(contract.messages, ({ db, actor, params, query, context }) =>
    messagesOf(db, actor, params.id, query, context),
  ),
  onQuery(drafts.messageDraft, ({ db, actor, params }) => draftOf(db, actor, params.id)),
  onCommand(drafts.saveMessageDraft, ({ tx, actor, params, body, context }) =>
    saveDraft(tx, actor, params.id, body, context),
  ),
  onQuery(settings.messageSettings, ({ db, actor }) => mySettings(db, actor.userId)),
  onCommand(settings.saveMessageSettings, ({ tx, actor, body, context }) => saveSettings(tx, actor, body, context)),
  onQuery(replies.savedReplies, ({ db, actor }) => repliesOf(db, actor)),
  onCommand(replies.addReply, ({ tx, actor, body, context }) => addReply(tx, actor, body, context)),
  onCommand(replies.editReply, ({ tx, actor, params, body }) => editReply(tx, actor, params.id, body.text)),
  onCommand(replies.deleteReply, ({ tx, actor, params }) => deleteReply(tx, actor, params.id)),
  onCommand(count.markDelivered, ({ tx, actor }) => markDelivered(tx, actor)),
  onQuery(search.searchMessages, ({ db, actor, query, context }) => searchMessages(db, actor, query, context)),
  onQuery(archive.endedWork, ({ db, actor, query, context }) => endedWorkOf(db, actor, query, context)),
  onQuery(archive.archiveCsv, ({ db, actor, query, context }) => archiveAsCsv(db, actor, query, context)),
  onCommand(
    model.translateMessage,
    ({ db, actor, params, body, context }) => translateMessage(db, actor, params, body.to, context),
    prepared,
  ),
  onCommand(
    model.sumUpConversation,
    ({ db, actor, params, body, context }) => sumUpConversation(db, actor, params.id, body, context),
    prepared,
  ),
  onCommand(
    model.draftReply,
    ({ db, actor, params, body, context }) => draftReply(db, actor, params.id, body.thread_id, context),
    prepared,
  ),
  onCommand(contract.beginConversation, ({ tx, actor, body, context }) => beginConversation(tx, actor, body, context)),
  onCommand(contract.openConversation, ({ tx, actor, body, context }) =>
    openConversation(tx, actor, body.with, context),
  ),
  onCommand(contract.sendMessage, ({ tx, actor, params, body, context }) =>
    sendMessage(tx, actor, params.id, body, context),
  ),
  onCommand(contract.editMessage, ({ tx, actor, params, body, context }) =>
    editMessage(tx, actor, params, body.text, context),
  ),
  onCommand(contract.deleteMessage, ({ tx, actor, params, context }) => deleteMessage(tx, actor, params, context)),
  onCommand(contract.markConversation, ({ tx, actor, params, body }) => markConversation(tx, actor, params.id, body)),
  onCommand(contract.keepConversation, ({ tx, actor, params, body, context }) =>
    keepConversation(tx, actor, params.id, body, context),
  ),
  onCommand(contract.answerRequest, ({ tx, actor, params, body, context }) =>
    answerRequest(tx, actor, params.id, body.accepted, context),
  ),
  onCommand(contract.blockPerson, ({ tx, actor, params, body, context }) =>
    blockPerson(tx, actor, params.id, body.blocked, context),
  ),
  onCommand(contract.changeMember, ({ tx, actor, params, body, context }) =>
    changeMember(tx, actor, params.id, body, context),
  ),

  onUpload(uploadMessageFile, messageFiles, ({ params }) => params, presentMessageFile),
  onQuery(conversationFiles, ({ db, actor, params, query }) => filesSentIn(db, actor, params.id, query)),
  onQuery(downloadMessageFile, ({ db, actor, params, query, context }) =>
    openMessageFile(db, actor, { ...params, ...query }, context),
  ),
  onCommand(readReportedTalk, ({ tx, actor, params, body, context }) =>
    readReported(tx, actor, { ...params, ...body }, context),
  ),
  onQuery(reportedTalkFile, ({ db, actor, params, context }) => openReportedFile(db, actor, params, context)),
  onCommand(reactToMessage, ({ tx, actor, params, body, context }) =>
    react(tx, actor, { ...params, ...body }, context),
  ),
];
