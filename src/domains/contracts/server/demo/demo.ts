import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { briefs } from '#domains/projects/server/demo/briefs.ts';
import { lockProject } from '#domains/projects/server/projects.ts';
import { endProposalsOfFilled, readProposalToOffer } from '#domains/proposals/server/proposals.ts';
import { proposalToHire } from '#domains/proposals/server/demo/to-hire.ts';
import { haveFunds } from '#domains/wallet/server/demo/demo.ts';
import { personOf } from '../people.ts';
import { money } from '#kit/money.ts';
import { demoMoney } from '#kit/server/demo/demo-money.ts';
import type { DemoPart, DemoWorld } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { acceptOffer, endOffer } from '../answer-offer.ts';
import { milestoneNumberOf } from '../../contract-number.ts';
import { acceptChange, proposeChange } from '../change-terms.ts';
import { openDispute } from '../dispute-milestone.ts';
import { acceptEnd, endContract } from '../end-contract.ts';
import { fundMilestone } from '../fund-milestone.ts';
import { giveBonus } from '../give-bonus.ts';
import { offerContract } from '../offer-contract.ts';
import { acceptPause, askPause, resumeContract } from '../pause-contract.ts';
import { approveMilestone } from '../release-milestone.ts';
import { giveBack, offerShare } from '../return-milestone.ts';
import { versionsOf } from '../signed-versions.ts';
import { lockMyContract } from '../store.ts';
import { requestChanges, submitMilestone } from '../submit-milestone.ts';
import { moreSeeds } from './more-contracts.ts';
import { projectSeeds, type ProjectSeed } from './project-contracts.ts';
import { seeds as firstSeeds, type SeedAct, type SeedContract } from './contracts.ts';

const seeds = [...firstSeeds, ...moreSeeds];

interface Agreed {
  readonly by: string;
  /** Known once the offer was sent. */
  readonly to: () => string;
  readonly signed: string;
  readonly number: () => string;
}

/** What both do with a contract that was offered. */
function actsOf(world: DemoWorld, { by, to, signed, number: numberOf }: Agreed, acts: readonly SeedAct[]) {
  const { people, now } = world;
  const { tx, context } = world.replay;
  const { currency } = context.config;
  const client = () => people.get(by);
  const freelancer = () => people.get(to());
  const run = async ({ act, place = 1, words = '', amount = 0 }: SeedAct): Promise<unknown> => {
    const number = numberOf();
    const milestone = milestoneNumberOf(number, place);
    switch (act) {
      case 'accept': {
        const { id } = await lockMyContract(tx, number, freelancer().userId, context);
        const [newest] = await versionsOf(tx, id);
        const { name } = await personOf(tx, freelancer().userId);
        return acceptOffer(
          tx,
          freelancer(),
          number,
          { signature: name, hash: newest?.hash.toString('hex') ?? '' },
          context,
        );
      }
      case 'decline':
        return endOffer(tx, freelancer(), number, 'decline', words, context);
      case 'withdraw':
        return endOffer(tx, client(), number, 'withdraw', words, context);
      case 'dispute':
        return openDispute(
          tx,
          client(),
          milestone,
          { also: [], items: ['Not as agreed'], text: words, percent: amount, files: [] },
          context,
        );
      case 'fund': {
        const contract = await lockMyContract(tx, number, client().userId, context);
        const total =
          contract.milestones.find((candidate) => candidate.number === milestone)?.terms.total ?? money(0, currency);
        await haveFunds(world.replay, client(), total, `funds for ${milestone}`);
        const funded = await fundMilestone(tx, client(), milestone, total, context);
        await endTheOthers(world, funded.contract.projectId);
        return funded;
      }
      case 'submit': {
        const { milestones } = await lockMyContract(tx, number, freelancer().userId, context);
        const met = (milestones.find((candidate) => candidate.number === milestone)?.criteria ?? []).map(
          (_criterion, at) => at,
        );
        return submitMilestone(
          tx,
          freelancer(),
          milestone,
          { note: words, link: 'https://example.com/files', files: [], met },
          context,
        );
      }
      case 'change':
        return requestChanges(tx, client(), milestone, [{ criterion: 0, what: words }], context);
      case 'approve':
        return approveMilestone(tx, client(), milestone, amount === 0 ? null : demoMoney(amount, currency), context);
      case 'give-back':
        return giveBack(tx, freelancer(), milestone, words, context);
      case 'share':
        return offerShare(tx, client(), milestone, { percent: amount, reason: words }, context);
      case 'end':
        return endContract(tx, client(), number, words, context);
      case 'accept-end':
        return acceptEnd(tx, freelancer(), number, context);
      case 'ask-pause':
        return askPause(tx, client(), number, words, context);
      case 'pause':
        return acceptPause(tx, freelancer(), number, context);
      case 'resume':
        return resumeContract(tx, freelancer(), number, context);
      case 'add': {
        const { milestones } = await lockMyContract(tx, number, freelancer().userId, context);
        const open = milestones.filter(({ state }) => ['agreed', 'funded', 'changes_requested'].includes(state));
        const openMilestones = open.map(({ place: at, title, terms, days, criteria }) => ({
          place: at,
          title,
          price: terms.price,
          days,
          criteria,
        }));
        const added = {
          place: null,
          title: words,
          price: demoMoney(amount, currency),
          days: 7,
          criteria: ['As we discussed it'],
        };
        const { name } = await personOf(tx, freelancer().userId);
        const wish = {
          scope: '',
          milestones: [...openMilestones, added],
          reason: 'It came up while I was working.',
          signature: name,
        };
        return proposeChange(tx, freelancer(), number, wish, context);
      }
      case 'accept-change': {
        const { id } = await lockMyContract(tx, number, client().userId, context);
        const [newest] = await versionsOf(tx, id);
        return acceptChange(
          tx,
          client(),
          number,
          { signature: signed, hash: newest?.hash.toString('hex') ?? '' },
          context,
        );
      }
      case 'bonus': {
        const given = demoMoney(amount, currency);
        await haveFunds(world.replay, client(), given, `bonus for ${number}`);
        return giveBonus(tx, client(), number, { amount: given, expected_total: given, note: words }, context);
      }
    }
  };
  return acts.map((act) => ({ at: daysBefore(now, act.daysAgo), run: () => run(act) }));
}

/** The demo world has no queue: once everyone is hired that a project wanted, the other proposals end here. */
async function endTheOthers({ replay: { tx, context } }: DemoWorld, projectId: string | null): Promise<void> {
  if (projectId === null) return;
  const { hires, hiresWanted, slug, title, clientId } = await lockProject(tx, projectId);
  if (hires >= hiresWanted) await endProposalsOfFilled({ projectId, slug, title, clientId }, context);
}

function directSteps(world: DemoWorld, seed: SeedContract) {
  const { people, now } = world;
  const { tx, context } = world.replay;
  const { currency } = context.config;
  let number = '';
  return [
    {
      at: daysBefore(now, seed.daysAgo),
      run: async () => {
        const milestones = seed.milestones.map(({ price, ...milestone }) => ({
          ...milestone,
          price: demoMoney(price, currency),
        }));
        const offer = {
          freelancer: seed.to,
          title: seed.title,
          scope: seed.scope,
          milestones,
          valid_hours: seed.validHours ?? 48,
          signature: seed.signed,
        };
        number = (await offerContract(tx, people.get(seed.by), offer, context)).number;
      },
    },
    ...actsOf(world, { by: seed.by, to: () => seed.to, signed: seed.signed, number: () => number }, seed.acts ?? []),
  ];
}

/** Offered of the proposal that the client liked best, in its milestones. */
function projectSteps(world: DemoWorld, { brief: key, signed, acts = [] }: ProjectSeed) {
  const { people, now } = world;
  const { tx, context } = world.replay;
  const brief = briefs.find((brief) => brief.key === key);
  if (brief?.then?.what !== 'hire') throw new Error(`the brief ${key} says nothing of a hire`);
  const { by, title, words, then } = brief;
  const client = () => people.get(by);
  let [number, to] = ['', ''];
  return [
    {
      at: daysBefore(now, then.daysAgo),
      run: async () => {
        const { id, freelancer_id: freelancerId } = await proposalToHire(tx, client().userId, title);
        const { price, days, milestones } = await readProposalToOffer(tx, client(), id, context.clock());
        to = (await shownPeople(tx, [freelancerId]))(freelancerId).username;
        const agreed =
          milestones.length > 0 ? milestones : [{ title, price, days, criteria: 'All that the brief asks for.' }];
        const parts = agreed.map(({ criteria, ...part }) => ({ ...part, criteria: [criteria] }));
        const offer = {
          freelancer: to,
          proposal: id,
          title,
          scope: words,
          milestones: parts,
          valid_hours: 120,
          signature: signed,
        };
        number = (await offerContract(tx, client(), offer, context)).number;
      },
    },
    ...actsOf(world, { by, to: () => to, signed, number: () => number }, acts),
  ];
}

export const demo: DemoPart = {
  size: `${seeds.length + projectSeeds.length} contracts`,
  steps: (world) => [
    ...seeds.flatMap((seed) => directSteps(world, seed)),
    ...projectSeeds.flatMap((seed) => projectSteps(world, seed)),
  ],
};
