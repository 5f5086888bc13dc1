import { talkedAbout, talkCards } from '#domains/messaging/server/messaging.ts';
import { disputedWork } from '#domains/disputes/server/disputes.ts';
import { chargeEvidence, chargeKinds } from '#domains/wallet/server/wallet.ts';
import { intents } from '#domains/accounts/server/accounts.ts';
import { ownFinders } from '#kit/server/own-search.ts';
import { staffFinders } from '#kit/server/staff-search.ts';
import { inStages } from '#kit/notices.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { bonusCharge, milestoneCharge } from '../charge-kind.ts';
import { contractNotices } from '../notices.ts';
import { stageOf } from '../notice-stages.ts';
import { contractChecks } from './contract-checks.ts';
import { contractReactions, contractTimers } from './contract-clock.ts';
import { fundNextReaction } from './auto-fund.ts';
import { contractDashboards } from './dashboards.ts';
import { disputedMilestone } from './dispute-milestone.ts';
import { contractFacts } from './facts.ts';
import { bonusTimer } from './give-bonus.ts';
import { contractHandlers } from './handlers.ts';
import { milestonePaymentReaction } from './fund-milestone.ts';
import { bonusPaymentReaction } from './pay-bonus.ts';
import { contractIntents } from './intents.ts';
import { milestoneTimers } from './milestone-clock.ts';
import { bonusEvidence, milestoneEvidence } from './milestone-evidence.ts';
import { milestoneHandlers } from './milestone-handlers.ts';
import { isPartyOfMilestone } from './milestone-page.ts';
import { contractFinder } from './find-contracts.ts';
import { personal } from './personal.ts';
import { runningHandlers } from './running-handlers.ts';
import { staffHandlers } from './staff-handlers.ts';
import { isPartyOf } from './store.ts';
import { contractCards } from './talk-cards.ts';
import { contractTalkedAbout } from './talked-about.ts';
import { ownContracts } from './find-own-contracts.ts';

export const contracts: DomainModule = {
  name: 'contracts',
  about: 'Contracts between a client and a freelancer: offers, signed terms, and milestones with their money.',
  owns: ['contract', 'contract_bonus', 'contract_milestone', 'contract_version'],
  handlers: [...contractHandlers, ...runningHandlers, ...milestoneHandlers, ...staffHandlers],
  extensions: [
    chargeKinds.with(milestoneCharge, bonusCharge),
    staffFinders.with(contractFinder),
    ownFinders.with(ownContracts),
    intents.with(...contractIntents),
    chargeEvidence.with(milestoneEvidence, bonusEvidence),
    disputedWork.with(disputedMilestone),
    talkedAbout.with(contractTalkedAbout),
    talkCards.with(...contractCards),
  ],
  reactions: [...contractReactions, milestonePaymentReaction, fundNextReaction, bonusPaymentReaction],
  timers: [...contractTimers, ...milestoneTimers, bonusTimer],
  topics: { contract: isPartyOf, milestone: isPartyOfMilestone },
  notices: inStages(contractNotices, stageOf),
  silent: {
    'contract.auto_fund_set': 'their own act, and it moves no money',
    'contract.auto_funding_dropped': 'what stopped it was their own act, or had a notice of its own',
    'contract.began': 'the milestone whose funding began it has notices of its own',
    'milestone.cleared_early': 'their own act, answered with the amounts',
    'milestone.cleared': 'the date was announced when it was released',
  },
  personal,
  facts: contractFacts,
  dashboards: contractDashboards,
  checks: contractChecks,
  demo: () => import('./demo/demo.ts'),
  exampleCalls: () => import('./test-calls.ts'),
};
