import { presentNewFile } from '#domains/paid-work/server/paid-work.ts';
import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import * as desk from '../desk-contract.ts';
import * as own from '../own-contract.ts';
import { myProposalTurns } from '../turns-contract.ts';
import { answerCounter, counterProposal } from './counter-offers.ts';
import { noteProposal, sortProposal, viewProposal, withdrawProposal } from './decide-proposal.ts';
import { declineProposals, undoDeclines } from './decline-proposals.ts';
import { messageProposers } from './message-proposers.ts';
import { discardProposalDraft, readTemplates, saveProposalDraft } from './own-draft.ts';
import { readMyProposal } from './own-proposal.ts';
import { countMyTurns, readMyProposals } from './own-proposals.ts';
import { readProjectDesk } from './project-desk.ts';
import { readProjectRoom } from './project-room.ts';
import { openProposalFile, proposalFiles } from './proposal-files.ts';
import { reviseProposal, submitProposal } from './send-proposal.ts';

export const proposalHandlers: readonly Handler[] = [
  onQuery(contract.projectRoom, ({ db, actor, params, context }) => readProjectRoom(db, actor, params.slug, context)),
  onQuery(own.myProposals, ({ db, actor, query, context }) => readMyProposals(db, actor, query, context)),
  onQuery(myProposalTurns, ({ db, actor, context }) => countMyTurns(db, actor, context)),
  onQuery(own.proposalTemplates, ({ db, actor }) => readTemplates(db, actor)),
  onQuery(own.myProposal, ({ db, actor, params, context }) => readMyProposal(db, actor, params.name, context)),
  onCommand(own.saveProposalDraft, ({ tx, actor, params, body, context }) =>
    saveProposalDraft(tx, actor, params.slug, body, context),
  ),
  onCommand(own.discardProposalDraft, ({ tx, actor, params }) => discardProposalDraft(tx, actor, params.id)),
  onCommand(contract.submitProposal, ({ tx, actor, params, body, context }) =>
    submitProposal(tx, actor, params.slug, body, context),
  ),
  onUpload(contract.uploadProposalFile, proposalFiles, ({ params }) => params, presentNewFile),
  onQuery(contract.downloadProposalFile, ({ db, actor, params, query, context }) =>
    openProposalFile(db, actor, { ...params, ...query }, context),
  ),
  onCommand(contract.reviseProposal, ({ tx, actor, params, body, context }) =>
    reviseProposal(tx, actor, params.id, body, context),
  ),
  onCommand(contract.withdrawProposal, ({ tx, actor, params, context }) =>
    withdrawProposal(tx, actor, params.id, context),
  ),
  onCommand(contract.sortProposal, ({ tx, actor, params, body, context }) =>
    sortProposal(tx, actor, params.id, body.to, context),
  ),
  onCommand(contract.counterProposal, ({ tx, actor, params, body, context }) =>
    counterProposal(tx, actor, params.id, body, context),
  ),
  onCommand(contract.answerCounter, ({ tx, actor, params, body, context }) =>
    answerCounter(tx, actor, params.id, body, context),
  ),
  onCommand(contract.noteProposal, ({ tx, actor, params, body, context }) =>
    noteProposal(tx, actor, params.id, body.note, context),
  ),
  onQuery(desk.projectDesk, ({ db, actor, params, context }) => readProjectDesk(db, actor, params.slug, context)),
  onCommand(contract.viewProposal, ({ tx, actor, params, context }) => viewProposal(tx, actor, params.id, context)),
  onCommand(desk.declineProposals, ({ tx, actor, body, context }) => declineProposals(tx, actor, body, context)),
  onCommand(desk.undoDeclines, ({ tx, actor, body, context }) => undoDeclines(tx, actor, body.ids, context)),
  onCommand(desk.messageProposers, ({ tx, actor, body, context }) => messageProposers(tx, actor, body, context)),
];
