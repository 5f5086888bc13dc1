import { Failure } from '../../errors.ts';
import { modelLimits } from '../../limits.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { sharedHit } from '../http/rate-limit.ts';
import type { ModelAnswer, ModelTask } from './language-model.ts';

/** The hour is counted at the door, like every limit; the day here, once it is certain that something is asked. */
export async function askModel(db: Db, userId: string, task: ModelTask, context: Context): Promise<ModelAnswer> {
  const { languageModel: model, config } = context;
  if (model === null) throw new Failure('wrong_state', { message: 'This site has no language model.' });
  const { aDay } = modelLimits;
  const { allowed, retryAfterSeconds } = config.rateLimits
    ? await sharedHit(db, `languageModelDay:${userId}`, aDay)
    : { allowed: true, retryAfterSeconds: 0 };
  if (!allowed) throw new Failure('too_many_requests', { message: aDay.said, retryAfterSeconds });
  return model.answer(task);
}
