import type { CallInput } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { answerFeedback } from '../contract.ts';

export const sendFeedback = (body: CallInput<typeof answerFeedback>['body']) => call(answerFeedback, { body });
