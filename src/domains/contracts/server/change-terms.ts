/**
 * Other terms for a contract that runs: proposed and signed by one side, accepted and signed by the other, as the first
 * ones were (CTR-3).
 */
import { termsFor } from '#domains/paid-work/price.ts';
import { bySystem, type By } from '#domains/paid-work/party.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { amendmentOf, dueAfter, whyNotAmend, type Amendment, type Standing } from '../amendment.ts';
import { changeEnded, changeProposed } from '../events.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { moreTimeIn, type MovedDue } from '../more-time.ts';
import { mustMoveContract } from '../policy.ts';
import { termsOfText, termsText, type AgreedMilestone } from '../signed-terms.ts';
import { agreeMilestones } from './agree-milestones.ts';
import { announceContract } from './announce-contract.ts';
import { endPaymentsOf } from './end-payments.ts';
import { moveContract, moveMilestone, wakeMilestone } from './move-contract.ts';
import { mustAgree, type OfferedMilestone } from './offer-contract.ts';
import { agreedOf, newestOf, standingOf } from './proposed-terms.ts';
import { endTerms, proposeTerms, signTerms, versionsOf, type KeptVersion } from './signed-versions.ts';
import { lockContract, lockMyContract, sideOf, type Contract, type Milestone } from './store.ts';
import { showNextToFund } from './talk-cards.ts';
import { writeMilestone } from './write-milestone.ts';

interface Wish {
  readonly scope: string;
  readonly milestones: readonly (OfferedMilestone & { readonly place: number | null })[];
  readonly reason: string;
  readonly signature: string;
}
const NOT_ASKED = { changeAskedBy: null, changeAskedAt: null } as const;
/** Those that are over stay in the text as they were; a proposal names the open ones. */
const OPEN: readonly Milestone['state'][] = ['agreed', 'funded', 'changes_requested'];

function milestonesWanted(contract: Contract, wished: Wish['milestones']): AgreedMilestone[] {
  const standing = standingOf(contract);
  const unknown = wished.findIndex(
    ({ place }) =>
      place !== null && !standing.some((milestone) => milestone.place === place && OPEN.includes(milestone.state)),
  );
  if (unknown >= 0) throw invalidField(`milestones.${unknown}.place`, 'This milestone can’t be changed any more.');
  let next = Math.max(...standing.map(({ place }) => place));
  const open = wished.map((milestone) => agreedOf({ ...milestone, place: milestone.place ?? ++next }));
  if (new Set(open.map(({ place }) => place)).size !== open.length)
    throw invalidField('milestones', 'Name each milestone once.');
  const over = standing.filter(({ state }) => !OPEN.includes(state) && state !== 'dropped').map(agreedOf);
  const parts = contract.milestones.filter(({ restOf }) => restOf !== null).length;
  if (next - parts > CONTRACT_LIMITS.milestonesInAll)
    throw invalidField('milestones', `A contract has at most ${CONTRACT_LIMITS.milestonesInAll} milestones.`);
  return [...over, ...open].toSorted((a, b) => a.place - b.place);
}

/** Beside its version, what moves of the due date where nothing else changes. */
function movedDue(amendment: Amendment<Standing>, by: Side, scopes: readonly [string, string]): { due?: MovedDue } {
  const due = by === 'freelancer' && scopes[0] === scopes[1] ? moreTimeIn(amendment) : null;
  return due === null ? {} : { due };
}

const scopesOf = (signed: KeptVersion, proposedVersion: KeptVersion) =>
  [termsOfText(signed.terms).scope, termsOfText(proposedVersion.terms).scope] as const;

function mustBePossible(amendment: Amendment<Standing>, contract: Contract, now: Date): void {
  const refusal = whyNotAmend(amendment, now);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: contract.state } });
}

export async function proposeChange(
  tx: Tx,
  actor: Actor,
  number: string,
  wish: Wish,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const side = sideOf(contract, actor.userId);
  const by = { party: side, actorId: actor.userId };
  mustMoveContract(contract, 'proposeChange', side, now);
  mustAgree(
    {
      milestones: wish.milestones.filter(
        ({ place }) =>
          !contract.milestones.some((milestone) => milestone.place === place && milestone.state !== 'agreed'),
      ),
    },
    contract.inForce,
    contract.currency,
  );
  const [signed] = await newestOf(tx, contract);
  const before = termsOfText(signed.terms);
  const milestones = milestonesWanted(contract, wish.milestones);
  const amendment = amendmentOf(standingOf(contract), milestones);
  mustBePossible(amendment, contract, now);
  const scope = wish.scope === '' ? before.scope : wish.scope;
  if (scope === before.scope && amendment.changed.length + amendment.added.length + amendment.dropped.length === 0)
    throw invalidField('milestones', 'These are the terms that were signed. Change something first.');
  const version = ((await versionsOf(tx, contract.id))[0]?.version ?? contract.version) + 1;
  const terms = termsText({ ...before, version, scope, milestones, fees: contract.inForce });
  await proposeTerms(tx, contract.id, { version, terms, by: side, name: wish.signature, at: now, reason: wish.reason });
  const due = movedDue(amendment, side, [before.scope, scope]);
  const move = { move: 'proposeChange', by, at: now, reason: wish.reason, facts: { version, ...due } } as const;
  const updatedContract = await moveContract(tx, contract, move, { changeAskedBy: side, changeAskedAt: now });
  const endsAt = after(now, CONTRACT_LIMITS.changeAnswerDays * DAY_MS);
  announceContract(tx, changeProposed, updatedContract, {
    by: side,
    reason: wish.reason,
    endsAt: endsAt.toISOString(),
    ...due,
  });
  return updatedContract;
}

interface Signature {
  readonly signature: string;
  readonly hash: string;
}

/** The text that was read counts: what became of a milestone meanwhile, or another text, answers 409 with the state. */
export async function acceptChange(
  tx: Tx,
  actor: Actor,
  number: string,
  { signature, hash }: Signature,
  context: Context,
): Promise<Contract> {
  const now = context.clock();
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const side = sideOf(contract, actor.userId);
  const by = { party: side, actorId: actor.userId };
  mustMoveContract(contract, 'acceptChange', side, now);
  const [signed, proposedVersion] = await newestOf(tx, contract);
  if (proposedVersion === undefined || proposedVersion.hash.toString('hex') !== hash)
    throw new Failure('wrong_state', {
      message: 'These terms were changed. Read them again before you sign.',
      data: { state: contract.state },
    });
  const amendment = amendmentOf(standingOf(contract), termsOfText(proposedVersion.terms).milestones);
  const due = movedDue(amendment, proposedVersion.proposed_by, scopesOf(signed, proposedVersion));
  mustBePossible(amendment, contract, now);
  if (!(await signTerms(tx, contract.id, proposedVersion.version, signature, now)))
    throw new Failure('wrong_state', { data: { state: contract.state } });
  const idleSince = contract.idleSince === null ? null : now;
  const move = {
    move: 'acceptChange',
    by,
    at: now,
    facts: { hash, version: proposedVersion.version, ...due },
  } as const;
  const changed = await moveContract(tx, contract, move, { ...NOT_ASKED, version: proposedVersion.version, idleSince });
  for (const { before, after: wanted } of amendment.changed) await changeMilestone(tx, changed, before, wanted, now);
  for (const dropped of amendment.dropped) {
    await endPaymentsOf(tx, changed, dropped.id);
    await moveMilestone(tx, dropped, { move: 'drop', by, at: now }, { closedAt: now });
  }
  const { id, inForce, clientId, freelancerId } = contract;
  await agreeMilestones(
    tx,
    { id, number, inForce, people: { clientId, freelancerId } },
    amendment.added,
    { ...by, at: now },
    context,
  );
  announceContract(tx, changeEnded, changed, {
    by: side,
    outcome: 'accepted',
    version: proposedVersion.version,
    ...due,
  });
  const agreed = await lockContract(tx, id, context);
  await showNextToFund(tx, agreed, context);
  return agreed;
}

async function changeMilestone(
  tx: Tx,
  contract: Contract,
  before: Milestone,
  wanted: AgreedMilestone,
  now: Date,
): Promise<void> {
  const { title, criteria, days } = wanted;
  if (before.state === 'agreed') {
    await endPaymentsOf(tx, contract, before.id);
    await writeMilestone(tx, { ...before, title, criteria, days, terms: termsFor(contract.inForce, wanted.price) });
    return;
  }
  const dueAt = dueAfter(before, days);
  // Both agreed that it is not late any more.
  const moved: Milestone = { ...before, days, dueAt, lateAt: dueAt !== null && dueAt > now ? null : before.lateAt };
  await writeMilestone(tx, moved);
  wakeMilestone(tx, moved, now);
}

const OUTCOMES = { declineChange: 'declined', withdrawChange: 'withdrawn', lapseChange: 'lapsed' } as const;
async function endChange(
  tx: Tx,
  contract: Contract,
  move: keyof typeof OUTCOMES,
  by: By,
  now: Date,
): Promise<Contract> {
  mustMoveContract(contract, move, by.party, now);
  const [signed, proposedVersion] = await newestOf(tx, contract);
  if (proposedVersion === undefined) throw new Error(`contract ${contract.number} has no proposed terms`);
  const due = movedDue(
    amendmentOf(standingOf(contract), termsOfText(proposedVersion.terms).milestones),
    proposedVersion.proposed_by,
    scopesOf(signed, proposedVersion),
  );
  const ended = await moveContract(tx, contract, { move, by, at: now, facts: due }, NOT_ASKED);
  await endTerms(tx, contract.id, proposedVersion.version, OUTCOMES[move], now);
  const who = by.party === 'client' || by.party === 'freelancer' ? by.party : null;
  announceContract(tx, changeEnded, ended, {
    by: move === 'lapseChange' ? null : who,
    outcome: OUTCOMES[move],
    version: proposedVersion.version,
    ...due,
  });
  return ended;
}
export async function answerChange(
  tx: Tx,
  actor: Actor,
  number: string,
  answer: 'decline' | 'withdraw',
  context: Context,
): Promise<Contract> {
  const contract = await lockMyContract(tx, number, actor.userId, context);
  const by = { party: sideOf(contract, actor.userId), actorId: actor.userId };
  return endChange(tx, contract, answer === 'decline' ? 'declineChange' : 'withdrawChange', by, context.clock());
}
/** Nobody answered. */
export const lapseChange = (tx: Tx, contract: Contract, context: Context): Promise<Contract> =>
  endChange(tx, contract, 'lapseChange', bySystem, context.clock());
/** A pause or the end overtakes what was proposed. */
export const overtakeChange = (tx: Tx, contract: Contract, by: By, now: Date): Promise<Contract> =>
  contract.state !== 'active' || contract.changeAskedBy === null
    ? Promise.resolve(contract)
    : endChange(tx, contract, 'lapseChange', by, now);
