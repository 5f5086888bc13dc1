import type { ProblemChoice } from '#domains/disputes/web/disputes.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { ContractPage } from '../contract.ts';
import type { MilestoneMove } from '../milestone.ts';

interface Means {
  readonly contract: ContractPage;
  /** The other person's name. */
  readonly other: string;
  readonly can: (move: MilestoneMove) => boolean;
  readonly open: (what: 'changes' | 'give-back' | 'split' | 'time') => void;
  readonly takeTime: () => void;
}

/** What solves most problems with a milestone, before a dispute is opened. */
export function problemChoices({ contract, other, can, open, takeTime }: Means): readonly ProblemChoice[] {
  const choices: readonly (ProblemChoice | false)[] = [
    {
      key: 'message',
      title: 'Ask or explain',
      hint: `Most problems are solved by a message. ${other} is notified immediately.`,
      button: 'Send a message',
      href: pathTo('messages', {}, { with: `contract:${contract.number}` }),
    },
    can('requestChanges') && {
      key: 'changes',
      title: 'Something has to change',
      hint: `Say what is missing for each criterion. ${other} submits again.`,
      button: 'Request changes',
      onChoose: () => open('changes'),
    },
    can('extendReview') && {
      key: 'time',
      title: 'You need longer to review',
      hint: `${formatUnit(contract.in_force.milestone_extension_days, 'day')} more, once for each submission.`,
      button: 'Take more time',
      onChoose: takeTime,
    },
    can('submit') &&
      contract.moves.some(({ name, ok }) => name === 'proposeChange' && ok) && {
        key: 'later',
        title: 'You need more time to submit',
        hint: `Propose a later date with a reason. ${other} signs or declines it.`,
        button: 'Ask for more time',
        onChoose: () => open('time'),
      },
    can('offerSplit') && {
      key: 'split',
      title: 'You both want to stop',
      hint: `Propose who gets what. ${other} accepts or declines.`,
      button: 'Cancel together',
      onChoose: () => open('split'),
    },
    can('giveBack') && {
      key: 'give-back',
      title: 'You can’t do this work',
      hint: `${other} gets everything back.`,
      button: 'Refund the client',
      onChoose: () => open('give-back'),
    },
  ];
  return choices.filter((choice) => choice !== false);
}
