/**
 * For tests: every command of a dispute in each of its states, by both sides, a stranger and two reviewers. What is
 * allowed, and the exact refusal of everything else, is written by hand. Each try is rolled back, so that all of them
 * meet the same dispute.
 */
import { heldFor } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import type { Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { composed, type Tx } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { CRITERIA } from '../criteria.ts';
import { isOver, type DisputeState } from '../dispute.ts';
import { acceptDecision, appealDecision, assignDispute, decideDispute } from './decide-dispute.ts';
import { disputeFiles } from './dispute-files.ts';
import { agreeToWithdraw, endWithdrawal, withdrawDispute } from './end-dispute.ts';
import {
  acceptClaim,
  acceptOffer,
  addEvidence,
  answerClaim,
  endOffer,
  escalateDispute,
  makeOffer,
} from './negotiate.ts';
import { latestDispute, type Dispute } from './store.ts';

/** Where the work is that the dispute is about. */
interface Place {
  readonly context: Context;
  readonly client: Actor;
  readonly freelancer: Actor;
  readonly stranger: Actor;
  pass(ms: number): Promise<void>;
}
export interface Subject {
  readonly kind: string;
  readonly workId: string;
  open(tx: Tx, by: Actor, percent: number): Promise<unknown>;
}

type Who = 'client' | 'freelancer' | 'stranger' | 'ann' | 'ben';
type Act = (tx: Tx, actor: Actor, dispute: Dispute, on: { context: Context; subject: Subject }) => Promise<unknown>;

const [CLAIMED, ANSWERED] = [20, 80];
const reasons = CRITERIA.map(
  (criterion) => ({ criterion, finding: 'both', reason: 'Both sides have a point.' }) as const,
);
const decideHalf: Act = (tx, actor, { number }, { context }) =>
  decideDispute(tx, actor, number, { percent: 50, criteria: reasons, statement: 'Half of it is usable.' }, context);
const endThe =
  (answer: 'decline' | 'withdraw'): Act =>
  (tx, actor, { number, offer }, { context }) =>
    endOffer(tx, actor, number, offer?.id ?? uuidv7(), answer, context);

const OF_PEOPLE: Readonly<Record<string, Act>> = {
  answer: (tx, actor, { number }, { context }) =>
    answerClaim(tx, actor, number, { text: 'It is all there.', percent: ANSWERED, files: [] }, context),
  acceptClaim: (tx, actor, { number }, { context }) => acceptClaim(tx, actor, number, context),
  offer: (tx, actor, { number }, { context }) => makeOffer(tx, actor, number, 55, context),
  /** The number that the other side named. */
  meet: (tx, actor, { number, work }, { context }) =>
    makeOffer(tx, actor, number, actor.userId === work.clientId ? ANSWERED : CLAIMED, context),
  acceptOffer: (tx, actor, { number, offer }, { context }) =>
    acceptOffer(tx, actor, number, offer?.id ?? uuidv7(), context),
  declineOffer: endThe('decline'),
  withdrawOffer: endThe('withdraw'),
  escalate: (tx, actor, { number }, { context }) => escalateDispute(tx, actor, number, context),
  addEvidence: (tx, actor, { number }, { context }) =>
    addEvidence(tx, actor, number, { text: 'A photo.', files: [] }, context),
  withdraw: (tx, actor, { number }, { context }) => withdrawDispute(tx, actor, number, 'Settled in a call.', context),
  agreeToWithdraw: (tx, actor, { number }, { context }) => agreeToWithdraw(tx, actor, number, context),
  endWithdrawal: (tx, actor, { number }, { context }) => endWithdrawal(tx, actor, number, context),
  acceptDecision: (tx, actor, { number }, { context }) => acceptDecision(tx, actor, number, context),
  appeal: (tx, actor, { number }, { context }) =>
    appealDecision(tx, actor, number, 'The photo was overlooked.', context),
  async upload(tx, actor, { number }, { context }) {
    const file = await asUpload(context.files, 'photo.png', Buffer.from('bytes'));
    const to = { dispute_number: number };
    const stored = await disputeFiles.store(context.db, actor, to, file, uuidv7(), context);
    return disputeFiles.add(tx, actor, to, stored, context);
  },
  openAgain: (tx, actor, _dispute, { subject }) => subject.open(tx, actor, CLAIMED),
};
const OF_REVIEWERS: Readonly<Record<string, Act>> = {
  assign: (tx, actor, { number }, { context }) => assignDispute(tx, actor, number, context),
  decide: decideHalf,
};

const NOT_YOURS = 'Assign this dispute to yourself before you decide it.';
const NO_FILES = 'You can’t add files to this dispute now.';
/** While both sides still talk: the answer of the freelancer is the offer that waits. */
const TALK = (state: string): string => `
  both offer > ${state}
  both meet > settled
  client acceptOffer > settled
  freelancer acceptOffer: The other person answers this request.
  client declineOffer > ${state}
  freelancer declineOffer: The other person answers this request.
  client withdrawOffer: Only the person who asked can withdraw the request.
  freelancer withdrawOffer > ${state}
  client withdraw > ${state}
  freelancer withdraw: Only the person who opened it can withdraw it.
  both agreeToWithdraw: There is no request to withdraw this dispute.
  both endWithdrawal: There is no request to withdraw this dispute.`;

interface Scene {
  /** What was done before, by whom; `3 days` lets time pass. */
  readonly after: string;
  /** The answer to everything that is not named below. */
  readonly says: string;
  readonly lines: string;
}
const ANSWER = 'freelancer answer';
const REVIEWED = `${ANSWER}, 10 days, 3 days, ann assign`;

/** The client opened it and asks for all but 20 %. `both` are the two sides, `all` the two reviewers. */
const SCENES: Readonly<Record<string, Scene>> = {
  opened: {
    after: '',
    says: 'This dispute is waiting for the other side’s answer.',
    lines: `
      freelancer answer > negotiating
      client answer: The other side answers your claim.
      freelancer acceptClaim > settled
      client acceptClaim: The other side answers your claim.
      both addEvidence > opened
      both upload > opened
      client withdraw > withdrawn
      freelancer withdraw: Only the person who opened it can withdraw it.`,
  },
  'negotiating, just answered': {
    after: ANSWER,
    says: 'This dispute is being negotiated.',
    lines: `${TALK('negotiating')}
      both escalate: Either side can escalate after 3 days of negotiating.
      both addEvidence > negotiating
      both upload > negotiating`,
  },
  'negotiating for three days, the offer declined': {
    after: `${ANSWER}, client declineOffer, 3 days`,
    says: 'This dispute is being negotiated.',
    lines: `${TALK('negotiating')}
      both acceptOffer: There is no request to answer.
      both declineOffer: There is no request to answer.
      both withdrawOffer: There is no request to answer.
      both escalate > escalated
      both addEvidence > negotiating
      both upload > negotiating`,
  },
  'negotiating, with a request to withdraw it': {
    after: `${ANSWER}, client withdraw`,
    says: 'This dispute is being negotiated.',
    lines: `${TALK('negotiating')}
      client withdraw: You already asked. The other side has not answered yet.
      client agreeToWithdraw: The other side answers your request.
      freelancer agreeToWithdraw > withdrawn
      both endWithdrawal > negotiating
      both escalate: Either side can escalate after 3 days of negotiating.
      both addEvidence > negotiating
      both upload > negotiating`,
  },
  escalated: {
    after: `${ANSWER}, 3 days, client escalate`,
    says: 'This dispute was escalated and is collecting the last evidence.',
    lines: `${TALK('escalated')}
      both addEvidence > escalated
      both upload > escalated`,
  },
  'waiting for a reviewer': {
    after: `${ANSWER}, 3 days, freelancer escalate, 3 days`,
    says: 'This dispute is waiting for a reviewer.',
    lines: `${TALK('evidence_closed')}
      all assign > under_review`,
  },
  'under review': {
    after: REVIEWED,
    says: 'This dispute is being reviewed.',
    lines: `${TALK('under_review')}
      all assign > under_review
      ann decide > decided`,
  },
  decided: {
    after: `${REVIEWED}, ann decide`,
    says: 'This dispute was decided.',
    lines: `
      both acceptDecision > decided
      both appeal > appealed
      ann decide: This dispute was decided.`,
  },
  'decided, and accepted by the client': {
    after: `${REVIEWED}, ann decide, client acceptDecision`,
    says: 'This dispute was decided.',
    lines: `
      client acceptDecision: You accepted the decision.
      freelancer acceptDecision > final
      client appeal: You accepted the decision.
      freelancer appeal > appealed
      ann decide: This dispute was decided.`,
  },
  appealed: {
    after: `${REVIEWED}, ann decide, freelancer appeal`,
    says: 'This decision was appealed and is being reviewed again.',
    lines: `
      ann assign: You made the decision that was appealed, so another operator must review it.
      ann decide: You made the decision that was appealed, so another operator must review it.
      ben assign > appealed`,
  },
  'appealed, and taken by another reviewer': {
    after: `${REVIEWED}, ann decide, client appeal, ben assign`,
    says: 'This decision was appealed and is being reviewed again.',
    lines: `
      ann assign: You made the decision that was appealed, so another operator must review it.
      ann decide: You made the decision that was appealed, so another operator must review it.
      ben assign > appealed
      ben decide > final`,
  },
  settled: { after: 'freelancer acceptClaim', says: 'You already agreed. This dispute is closed.', lines: '' },
  'decided because no one answered': {
    after: '5 days',
    says: 'This dispute was decided because no one answered.',
    lines: '',
  },
  'final by time': {
    after: `${REVIEWED}, ann decide, 7 days`,
    says: 'The decision is final.',
    lines: 'ann decide: The decision is final.',
  },
  'final by an appeal': {
    after: `${REVIEWED}, ann decide, client appeal, ben assign, ben decide`,
    says: 'The decision is final.',
    lines: 'ben decide: The decision is final.',
  },
  'withdrawn at once': { after: 'client withdraw', says: 'This dispute was withdrawn.', lines: '' },
  'withdrawn by both': {
    after: `${ANSWER}, client withdraw, freelancer agreeToWithdraw`,
    says: 'This dispute was withdrawn.',
    lines: '',
  },
};
export const SCENE_NAMES = Object.keys(SCENES);

/** What opening another one is answered with: while it runs, and once it ended. After a withdrawal it is possible. */
interface Again {
  readonly running: string;
  readonly ended: string;
}

const SIDES = ['client', 'freelancer'] as const;
const REVIEWERS = ['ann', 'ben'] as const;
const EVIDENCE_STATES: readonly DisputeState[] = ['opened', 'negotiating', 'escalated'];

/** Of each try, in words: `client offer > negotiating`, or `client offer: why not`. */
function expected({ says, lines }: Scene, state: DisputeState, again: Again): Map<string, string> {
  const all = new Map<string, string>();
  const set = (who: string, act: string, outcome: string): void => {
    const names = who === 'both' ? SIDES : who === 'all' ? REVIEWERS : [who];
    for (const name of names) all.set(`${name} ${act}`, outcome);
  };
  for (const act of Object.keys(OF_PEOPLE)) {
    set('both', act, `: ${says}`);
    set('stranger', act, ': not_found');
  }
  if (!EVIDENCE_STATES.includes(state)) set('both', 'upload', `: ${NO_FILES}`);
  set('both', 'openAgain', state === 'withdrawn' ? ' > escalated' : `: ${isOver(state) ? again.ended : again.running}`);
  set('all', 'assign', `: ${says}`);
  set('all', 'decide', `: ${NOT_YOURS}`);
  for (const line of lines.split('\n').filter((line) => line.trim() !== '')) {
    const {
      who = '',
      act = '',
      outcome = '',
    } = /^\s*(?<who>\w+) (?<act>\w+)(?<outcome>(?: >|:) .+)$/.exec(line)?.groups ?? {};
    if (outcome === '') throw new Error(`not a line of the table: ${line}`);
    set(who, act, outcome);
  }
  return all;
}

class Undo extends Error {}
const operator = (): Actor => ({
  userId: uuidv7(),
  sessionId: uuidv7(),
  role: 'user',
  isOperator: true,
  staffRoles: ['trust'],
  emailVerified: true,
  onboarded: true,
});

/**
 * Brings a new dispute into the scene and tries everything there. Both tables are the same when all is as it should be.
 */
export async function tryEverything(
  place: Place,
  subject: Subject,
  sceneName: string,
  again: Again,
): Promise<{ readonly found: readonly string[]; readonly expected: readonly string[] }> {
  const scene = SCENES[sceneName];
  if (scene === undefined) throw new Error(`no scene ${sceneName}`);
  const { context } = place;
  const people: Readonly<Record<Who, Actor>> = {
    client: place.client,
    freelancer: place.freelancer,
    stranger: place.stranger,
    ann: operator(),
    ben: operator(),
  };
  const acts = { ...OF_PEOPLE, ...OF_REVIEWERS };
  const current = async (reads: Tx | Context['db']): Promise<Dispute> => {
    const dispute = await latestDispute(reads, subject.workId);
    if (dispute === null) throw new Error('there is no dispute');
    return dispute;
  };
  const act = async (tx: Tx, who: string, name: string, dispute: Dispute): Promise<void> => {
    const run = acts[name];
    if (run === undefined) throw new Error(`no command ${name}`);
    await run(tx, people[who as Who], dispute, { context, subject });
  };
  const held = (reads: Tx | Context['db']): Promise<Money> =>
    heldFor(reads, { type: subject.kind, id: subject.workId }, 'USD');

  await context.database.transact((tx) => subject.open(tx, place.client, CLAIMED));
  const whole = await held(context.db);
  for (const step of scene.after.split(', ').filter((part) => part !== '')) {
    const [who = '', name = ''] = step.split(' ');
    const dispute = await current(context.db);
    if (name === 'days') await place.pass(Number(who) * DAY_MS);
    else await context.database.transact((tx) => act(tx, who, name, dispute));
  }
  const dispute = await current(context.db);
  const heldBefore = await held(context.db);
  const table = expected(scene, dispute.state, again);
  const found: string[] = [];
  for (const line of table.keys()) {
    const [who = '', name = ''] = line.split(' ');
    let outcome = '';
    try {
      await context.database.transact(async (tx) => {
        await act(tx, who, name, dispute);
        await tx.rows(composed('set constraints all immediate'));
        const { state } = await current(tx);
        outcome = ` > ${state}`;
        // The money is whole as long as it runs, and all of it has gone once it is decided.
        const left = await held(tx);
        const isSplit = isOver(state) && state !== 'withdrawn';
        if (state !== 'withdrawn' && left.amount !== (isSplit ? '0' : whole.amount))
          outcome += `, and ${left.amount} are held`;
        throw new Undo();
      });
    } catch (error) {
      if (error instanceof Failure) outcome = `: ${error.code === 'not_found' ? 'not_found' : error.message}`;
      else if (!(error instanceof Undo)) throw error;
    }
    found.push(`${line}${outcome}`);
  }
  if (heldBefore.amount !== (await held(context.db)).amount) found.push('a try left something behind');
  return { found, expected: [...table].map(([line, outcome]) => `${line}${outcome}`) };
}
