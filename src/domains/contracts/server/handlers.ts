import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import * as desk from '../desk-contract.ts';
import { acceptOffer, endOffer, extendOffer } from './answer-offer.ts';
import { contractTurns } from '../turns-contract.ts';
import { contractArchive } from './contract-archive.ts';
import { contractDocument } from './contract-document.ts';
import { countTurns, readContractList } from './contract-list.ts';
import { readContractPage, readHireTerms } from './contract-page.ts';
import { readContractRecord } from './contract-record.ts';
import { readMilestoneList } from './milestone-list.ts';
import { offerContract } from './offer-contract.ts';
import { replyToReview, reviewContract } from './review-contract.ts';
import type { Contract } from './store.ts';
import { readContractFiles } from './submissions.ts';

const stood = ({ number, state }: Contract) => ({ contract_number: number, state });

export const contractHandlers: readonly Handler[] = [
  onQuery(contract.hireTerms, ({ db, actor, query, context }) => readHireTerms(db, actor, query, context)),
  onCommand(contract.offerContract, async ({ tx, actor, body, context }) =>
    stood(await offerContract(tx, actor, body, context)),
  ),
  onCommand(contract.acceptOffer, async ({ tx, actor, params, body, context }) =>
    stood(await acceptOffer(tx, actor, params.contract_number, body, context)),
  ),
  onCommand(contract.declineOffer, async ({ tx, actor, params, body, context }) =>
    stood(await endOffer(tx, actor, params.contract_number, 'decline', body.reason, context)),
  ),
  onCommand(contract.withdrawOffer, async ({ tx, actor, params, body, context }) =>
    stood(await endOffer(tx, actor, params.contract_number, 'withdraw', body.reason, context)),
  ),
  onCommand(contract.extendOffer, async ({ tx, actor, params, body, context }) =>
    stood(await extendOffer(tx, actor, params.contract_number, body.valid_hours, context)),
  ),
  onCommand(contract.reviewContract, async ({ tx, actor, params, body, context }) =>
    stood(await reviewContract(tx, actor, params.contract_number, body, context)),
  ),
  onCommand(contract.replyToReview, async ({ tx, actor, params, body, context }) =>
    stood(await replyToReview(tx, actor, params.contract_number, body.text, context)),
  ),
  onQuery(contract.contractPage, ({ db, actor, params, context }) =>
    readContractPage(db, actor, params.contract_number, context),
  ),
  onQuery(contract.contractDocument, ({ db, actor, params, query, context }) =>
    contractDocument(
      db,
      actor,
      params.contract_number,
      query.version === undefined ? null : Number(query.version),
      context,
    ),
  ),
  onQuery(desk.contractFiles, ({ db, actor, params, context }) =>
    readContractFiles(db, actor, params.contract_number, context),
  ),
  onQuery(desk.contractArchive, ({ db, actor, params, context }) =>
    contractArchive(db, actor, params.contract_number, context),
  ),
  onQuery(desk.contractRecord, ({ db, actor, params, context }) =>
    readContractRecord(db, actor, params.contract_number, context),
  ),
  onQuery(desk.myContracts, ({ db, actor, query, context }) => readContractList(db, actor, query, context)),
  onQuery(contractTurns, ({ db, actor, query, context }) => countTurns(db, actor, query.side, context)),
  onQuery(contract.myMilestones, ({ db, actor, query, context }) => readMilestoneList(db, actor, query, context)),
];
