import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../moderation-contract.ts';
import { decideReview } from './decide-review.ts';
import { addRule, changeMode, changeRule, readRules } from './moderation-rules.ts';
import { readReviewCase, readReviewQueue } from './review-queue.ts';

export const moderationHandlers: readonly Handler[] = [
  onQuery(contract.serviceReviewQueue, ({ db, query, context }) => readReviewQueue(db, query, context.clock())),
  onQuery(contract.serviceReviewCase, ({ db, params, context }) => readReviewCase(db, params.id, context.clock())),
  onCommand(contract.decideServiceReview, async ({ tx, actor, params, body, context }) =>
    decideReview(tx, actor, params.id, body, context),
  ),
  onQuery(contract.serviceRules, async ({ db }) => readRules(db)),
  onCommand(contract.addServiceRule, async ({ tx, actor, body, context }) => addRule(tx, actor, body, context)),
  onCommand(contract.changeServiceRule, async ({ tx, actor, params, body, context }) =>
    changeRule(tx, actor, params.id, body, context),
  ),
  onCommand(contract.changeServiceModeration, async ({ tx, actor, body, context }) =>
    changeMode(tx, actor, body.mode, body.reason, context),
  ),
];
