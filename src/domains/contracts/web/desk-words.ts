/**
 * The next step of a contract in words: what the reader does now, or who acts instead, until when, and what happens
 * then.
 */
import { formatTime, type Reader } from '#kit/format/time.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { compare, formatMoney, subtract } from '#kit/money.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import type { ContractPage } from '../contract.ts';
import { fundedAfter, isHeld, type NextStep } from '../next-step.ts';
import type { OpenMilestone } from '../shapes.ts';
import { isMoreTime } from './is-more-time.ts';

interface StepWords {
  readonly title: string;
  readonly lead?: string;
}

const milestoneCalled = ({ place, title }: Pick<OpenMilestone, 'place' | 'title'>): string => `${place}. ${title}`;

type Clocked = Pick<ContractPage, 'clocks'> | Pick<OpenMilestone, 'clocks'>;
const endOf = ({ clocks }: Clocked, kind: string, reader: Reader): string | null => {
  const clock = clocks.find((clock) => clock.kind === kind);
  return clock === undefined ? null : formatTime(clock.ends_at, 'moment', reader);
};
const by = (when: string | null): string => (when === null ? '' : ` by ${when}`);

/** One that was late before may have a new date: it has no clock for it. */
const dueWords = ({ due_at: dueAt }: OpenMilestone, reader: Reader): string => {
  if (dueAt === null) return '';
  return `It ${Date.parse(dueAt) > serverNow() ? 'is' : 'was'} due by ${formatTime(dueAt, 'moment', reader)}. `;
};

/** What is asked, until when, and what happens without it. */
function disputeWords({ disputes, side }: ContractPage, milestone: OpenMilestone, reader: Reader): StepWords {
  const mine = disputes.find(({ to_do: toDo }) => toDo !== null);
  const clock = mine?.dispute.clocks.find(({ turn }) => turn.includes(side));
  const when = clock === undefined ? null : formatTime(clock.ends_at, 'moment', reader);
  const next = clock === undefined ? '' : ` After that, ${clock.next.charAt(0).toLowerCase()}${clock.next.slice(1)}.`;
  return {
    title: `${mine?.to_do ?? 'Answer the dispute'}: ${milestoneCalled(milestone)}${by(when)}`,
    lead: `The money stays held until it is settled.${next}`,
  };
}

export function stepWords(
  contract: ContractPage,
  { kind, milestone }: NextStep,
  other: string,
  reader: Reader,
): StepWords {
  switch (kind) {
    case 'dispute':
      return disputeWords(contract, milestone, reader);
    case 'sign':
      return {
        title: `Answer ${other}’s offer${by(endOf(contract, 'answer', reader))}`,
        lead: 'Read the milestones and the terms, then sign or decline. Nothing is paid yet.',
      };
    case 'end':
      return { title: `Answer the request to end the contract${by(endOf(contract, 'end', reader))}` };
    case 'review':
      return {
        title: `Review ${milestoneCalled(milestone)}${by(endOf(milestone, 'approval', reader))}`,
        lead: `After that, ${formatMoney(milestone.terms.price)} is released automatically.`,
      };
    case 'split':
      return {
        title: `Answer the request to end ${milestoneCalled(milestone)}${by(endOf(milestone, 'split', reader))}`,
        lead: 'Without an answer nothing changes.',
      };
    case 'change':
      return {
        title: `Answer the ${contract.change_asked !== null && isMoreTime(contract.change_asked) ? 'request for more time' : 'proposed terms'}${by(endOf(contract, 'change_answer', reader))}`,
      };
    case 'pause':
      return { title: `Answer the request to pause${by(endOf(contract, 'pause_answer', reader))}` };
    case 'keep':
      return {
        title: `Decide whether ${milestoneCalled(milestone)} stays funded${by(endOf(milestone, 'idle_answer', reader))}`,
        lead: 'After that, its money is refunded to you.',
      };
    case 'submit':
      return {
        title: `${milestone.state === 'changes_requested' ? 'Submit the changes to' : 'Submit'} ${milestoneCalled(milestone)}${by(endOf(milestone, 'delivery', reader))}`,
        lead: `${endOf(milestone, 'delivery', reader) === null ? dueWords(milestone, reader) : ''}${formatMoney(milestone.terms.price)} is held for it. ${other} has ${formatUnit(contract.in_force.milestone_review_days, 'day', reader.locale)} to review it.`,
      };
    case 'fund': {
      if (contract.began_at !== null)
        return {
          title: `Fund ${milestoneCalled(milestone)}`,
          lead: `${shortWords(contract, milestone)}${other} starts once its money is held.`,
        };
      const until = endOf(contract, 'first_funding', reader);
      return {
        title: 'Fund the first milestone',
        lead: `${other} signed and starts once its money is held.${until === null ? '' : ` Fund it by ${until}, or the offer expires.`}`,
      };
    }
    case 'finish':
      return {
        title: 'End the contract',
        lead: 'Everything that was agreed is over, and no money is held. Then you can review each other.',
      };
    case 'write-review':
      return {
        title: `Review ${other}`,
        lead: 'Your review stays hidden until you’ve both written one, or the time is over.',
      };
  }
}

/** Why automatic funding leaves it to the client. */
function shortWords({ auto_fund: isOn, balance }: ContractPage, { terms: { total } }: OpenMilestone): string {
  return isOn && balance !== null && compare(balance, total) < 0
    ? `Automatic funding is on, but your balance of ${formatMoney(balance)} doesn’t cover ${formatMoney(total)}. `
    : '';
}

/** What automatic funding takes with an approval, said before it and after. */
export function autoFundWords(
  contract: Parameters<typeof fundedAfter>[0] & Pick<ContractPage, 'balance'>,
  approved: string,
): { readonly before: string; readonly after: string } | null {
  const { balance } = contract;
  const next = fundedAfter(contract, approved);
  if (next === null || balance === null) return null;
  const [total, own, name] = [formatMoney(next.terms.total), formatMoney(balance), milestoneCalled(next)];
  return compare(balance, next.terms.total) < 0
    ? {
        before: `Automatic funding is on, but your balance of ${own} doesn’t cover the ${total} for ${name}. It stays unfunded.`,
        after: `${name} stays unfunded: your balance doesn’t cover ${total}.`,
      }
    : {
        before: `Automatic funding is on: ${total} of your balance of ${own} is then held for ${name}.`,
        after: `${total} of your balance is being held for ${name}.`,
      };
}

/** Whose turn it is otherwise, and what happens at the end; null where nothing is left to wait for. */
export function waitingWords(contract: ContractPage, other: string, reader: Reader): StepWords | null {
  const { state, side, milestones, disputes } = contract;
  const first = (milestoneState: OpenMilestone['state']): OpenMilestone | undefined =>
    milestones.find((milestone) => milestone.state === milestoneState);
  const dispute = disputes[0];
  if (dispute !== undefined)
    return {
      title: 'A dispute is open',
      lead: 'It is not your turn. The money it is about stays held until it is settled.',
    };
  if (state === 'offered')
    return {
      title: `${other} reads your offer`,
      lead: `They answer${by(endOf(contract, 'answer', reader))}. Nothing is paid yet.`,
    };
  if (state === 'accepted')
    return {
      title: `${other} funds the first milestone${by(endOf(contract, 'first_funding', reader))}`,
      lead: 'You signed. Don’t start before its money is held.',
    };
  if (state === 'end_requested')
    return { title: `${other} answers your request to end the contract${by(endOf(contract, 'end', reader))}` };
  if (state === 'paused')
    return {
      title: 'The contract is paused',
      lead: `Deadlines continue${endOf(contract, 'pause', reader) === null ? ' when it is resumed' : ` on ${endOf(contract, 'pause', reader)}`}, and held money stays held.`,
    };
  if (state !== 'active') return null;
  const submitted = first('submitted');
  if (submitted !== undefined)
    return {
      title: `${other} reviews ${milestoneCalled(submitted)}${by(endOf(submitted, 'approval', reader))}`,
      lead: `After that, it is released automatically, and you earn ${formatMoney(subtract(submitted.terms.price, submitted.terms.service_fee))}.`,
    };
  const splitMilestone = first('split_offered');
  if (splitMilestone !== undefined)
    return {
      title: `${other} answers your request to end ${milestoneCalled(splitMilestone)}${by(endOf(splitMilestone, 'split', reader))}`,
    };
  const working = milestones.find(isHeld);
  if (working !== undefined)
    return side === 'client'
      ? {
          title: `${other} works on ${milestoneCalled(working)}`,
          lead: `${dueWords(working, reader)}You review it before its money is released.`,
        }
      : {
          title: `${other} decides whether ${milestoneCalled(working)} stays funded`,
          lead: 'Otherwise its money is refunded.',
        };
  const next = first('agreed');
  if (next !== undefined && contract.auto_funding)
    return side === 'client'
      ? {
          title: `Funding ${milestoneCalled(next)} from your balance…`,
          lead: 'Automatic funding is on. This takes a few seconds.',
        }
      : { title: `${milestoneCalled(next)} is being funded…`, lead: 'Don’t start before its money is held.' };
  return side === 'freelancer' && next !== undefined
    ? { title: `${other} funds the next milestone`, lead: 'Don’t start before its money is held.' }
    : { title: 'Nothing to do now' };
}

/** Automatic funding funds the next one. */
export const isBeingFunded = (
  { auto_funding: isFunding, milestones }: ContractPage,
  { number }: OpenMilestone,
): boolean => isFunding && milestones.find(({ state }) => state === 'agreed')?.number === number;

const WHILE_FUNDING_MS = 5_000;
/** Automatic funding that takes too long ends by the clock: nothing happens that would be heard of. */
export const whileFunding = (contract: Pick<ContractPage, 'auto_funding'> | undefined): number | false =>
  contract?.auto_funding === true ? WHILE_FUNDING_MS : false;

/** Whose turn it is at a milestone, in a line at its top; null where nobody's is, or the request below says it. */
export function milestoneWords(page: ContractPage, milestone: OpenMilestone, other: string): string | null {
  const { side, state: contract, began_at: beganAt } = page;
  const { state, turn } = milestone;
  const isClient = side === 'client';
  if (state === 'agreed') {
    if (contract === 'paused') return 'It can be funded once the contract is resumed.';
    if (isBeingFunded(page, milestone)) return 'It is being funded automatically…';
    if (beganAt === null || contract !== 'active') return null;
    return isClient ? `${other} starts once its money is held.` : 'Don’t start before its money is held.';
  }
  if (contract === 'paused' && isHeld({ state })) return 'Paused: its deadlines don’t run, and its money stays held.';
  if (contract === 'end_requested' && (state === 'funded' || state === 'changes_requested'))
    return 'Nothing can be submitted until the request to end is answered. Its deadline doesn’t run.';
  if (state === 'submitted')
    return isClient ? 'Your turn: review what was submitted.' : `${other} reviews what you submitted.`;
  if (state === 'changes_requested')
    return isClient ? `${other} works on the changes you requested.` : 'Your turn: make the changes and submit again.';
  if (state !== 'funded') return null;
  if (isClient) return `${other} works on it. You review it before its money is released.`;
  return turn === 'submit' ? 'Your turn: its money is held, so you can work on it and submit it.' : null;
}
