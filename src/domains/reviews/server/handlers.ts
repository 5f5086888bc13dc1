import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import { answerReview, changeReview } from './change-review.ts';
import { readMyReviews } from './my-reviews.ts';

export const reviewHandlers: readonly Handler[] = [
  onQuery(contract.myReviews, ({ db, actor, query, context }) => readMyReviews(db, actor, query, context)),
  onCommand(contract.changeReview, ({ tx, actor, params, body, context }) =>
    changeReview(tx, actor, { ...params, ...body }, context),
  ),
  onCommand(contract.answerReview, ({ tx, actor, params, body, context }) =>
    answerReview(tx, actor, { ...params, ...body }, context),
  ),
];
