import { staffFinders } from '#kit/server/staff-search.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { disputeNotices } from '../notices.ts';
import { disputeChecks } from './dispute-checks.ts';
import { disputeTimers } from './dispute-clock.ts';
import { disputeHandlers } from './handlers.ts';
import { disputeFinder } from './find-disputes.ts';
import { personal } from './personal.ts';

export const disputes: DomainModule = {
  name: 'disputes',
  about: 'Disputes about held work of any kind: claims, offers, evidence, decisions and appeals.',
  owns: ['dispute', 'dispute_decision', 'dispute_event', 'dispute_further', 'dispute_statement'],
  publishes: ['work_dispute'],
  handlers: disputeHandlers,
  extensions: [staffFinders.with(disputeFinder)],
  timers: disputeTimers,
  notices: disputeNotices,
  silent: { 'dispute.assigned': 'both sides read it in the timeline; what they wait for is the decision' },
  personal,
  checks: disputeChecks,
  exampleCalls: () => import('./test-calls.ts'),
};
