import { MINUTE_MS } from '#kit/clock.ts';
import { onQuery } from '#kit/server/http/handler.ts';
import { every } from '#kit/server/jobs/periodic.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { earlyClearance } from '../early-contract.ts';
import { readEarlyClearance } from './clear-early.ts';
import { compareReactions } from './compare-sides.ts';
import { personal } from './personal.ts';
import { removeCopies } from './watermarked.ts';
import { workChecks } from './work-checks.ts';

/** A part that domains of paid work share: each keeps its own work, and this its timeline, deliveries and files. */
export const paidWork: DomainModule = {
  name: 'paid-work',
  about: 'What every kind of paid work shares.',
  owns: [
    'work_delivery',
    'work_event',
    'work_extension',
    'work_extra',
    'work_file',
    'work_marked_copy',
    'work_operator_end',
    'work_revision',
    'work_split_offer',
  ],
  // The `order_` ones are read and written by a process of the release before only; the next release drops them.
  publishes: [
    'work_addition',
    'work_extension_request',
    'work_handover',
    'work_revision_request',
    'work_split',
    'work_timeline',
    'order_delivery',
    'order_event',
    'order_file',
    'order_operator_end',
  ],
  periodic: [every(30 * MINUTE_MS, 'copies with a watermark', removeCopies)],
  reactions: compareReactions,
  personal,
  handlers: [onQuery(earlyClearance, ({ db, actor, context }) => readEarlyClearance(db, actor, context))],
  exampleCalls: () => import('./test-calls.ts'),
  checks: workChecks,
};
