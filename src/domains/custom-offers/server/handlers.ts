import { presentNewFile } from '#domains/paid-work/server/paid-work.ts';
import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import { declineOffer, makeOffer, withdrawOffer } from './answer-request.ts';
import { askForOffer } from './ask-for-offer.ts';
import { offerDirectly } from './offer-directly.ts';
import { readOfferForm } from './offer-form.ts';
import { readOfferList, readOfferPage } from './present.ts';
import { openRequestFile, requestFiles } from './request-files.ts';
import type { CustomOffer } from './store.ts';

const stood = ({ number, state }: CustomOffer) => ({ offer_number: number, state });

export const customOfferHandlers: readonly Handler[] = [
  onCommand(contract.askForOffer, async ({ tx, actor, body, context }) =>
    stood(await askForOffer(tx, actor, body, context)),
  ),
  onCommand(contract.makeCustomOffer, async ({ tx, actor, params, body, context }) =>
    stood(await makeOffer(tx, actor, params.offer_number, body, context)),
  ),
  onCommand(contract.offerToClient, async ({ tx, actor, body, context }) =>
    stood(await offerDirectly(tx, actor, body, context)),
  ),
  onCommand(contract.declineCustomOffer, async ({ tx, actor, params, body, context }) =>
    stood(await declineOffer(tx, actor, params.offer_number, body.reason, context)),
  ),
  onCommand(contract.withdrawCustomOffer, async ({ tx, actor, params, context }) =>
    stood(await withdrawOffer(tx, actor, params.offer_number, context)),
  ),
  onUpload(contract.uploadRequestFile, requestFiles, ({ query }) => query, presentNewFile),
  onQuery(contract.downloadRequestFile, ({ db, actor, params, query, context }) =>
    openRequestFile(db, actor, { ...params, ...query }, context),
  ),
  onQuery(contract.offerForm, ({ db, actor, query, context }) => readOfferForm(db, actor, query.service, context)),
  onQuery(contract.customOffer, ({ db, actor, params, context }) =>
    readOfferPage(db, actor, params.offer_number, context),
  ),
  onQuery(contract.customOffers, ({ db, actor, query }) => readOfferList(db, actor, query)),
];
