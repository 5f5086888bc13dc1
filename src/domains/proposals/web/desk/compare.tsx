import type { ReactNode } from 'react';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { AVAILABILITY_NAMES } from '#domains/profiles/profile-words.ts';
import { counted } from '#kit/format/unit.ts';
import type { DeskProposal } from '../../desk-contract.ts';
import { shownState } from '../../desk.ts';
import { ContractLink } from '../contract-link.tsx';
import { offerHref } from './next-step.ts';
import { Done, OnTime, Standing, Verified, Where } from './proposer-facts.tsx';
import type { Decisions } from './use-decisions.ts';

interface CompareProps {
  proposals: readonly DeskProposal[];
  /** The questions of the brief, in order. */
  questions: readonly { readonly id: string; readonly question: string }[];
  hrefOf: (id: string) => string;
  backHref: string;
  decisions: Decisions;
}

const Milestones = ({ of: { milestones } }: { of: DeskProposal }) =>
  milestones.length === 0 ? (
    <>One piece of work</>
  ) : (
    <ol className="grid gap-2">
      {milestones.map(({ title, criteria, price, days }, index) => (
        <li key={index}>
          <span className="font-medium wrap-anywhere">{title}</span>{' '}
          <span className="tnum text-ink-2">
            <Money value={price} trim />, {counted(days, { one: 'day', other: 'days' })}
          </span>
          <span className="block text-ink-2 wrap-anywhere">{criteria}</span>
        </li>
      ))}
    </ol>
  );

/** Two to four proposals beside each other, row by row. */
export function Compare({ proposals, questions, hrefOf, backHref, decisions }: CompareProps) {
  const rows: readonly (readonly [string, (proposal: DeskProposal) => ReactNode])[] = [
    ['Price', ({ price }) => <Money value={price} className="text-base font-semibold" />],
    ['Time', ({ days }) => <span className="tnum">{counted(days, { one: 'day', other: 'days' })}</span>],
    ['State', (proposal) => <StatusChip tone={shownState(proposal).tone}>{shownState(proposal).label}</StatusChip>],
    ['Rating', (proposal) => <Standing proposer={proposal.proposer} />],
    [
      'Record here',
      (proposal) => (
        <span className="grid gap-0.5">
          <Done proposer={proposal.proposer} />
          <OnTime proposer={proposal.proposer} />
        </span>
      ),
    ],
    ['Skills of the brief', ({ skills }) => (skills.wanted === 0 ? '–' : `${skills.shared} of ${skills.wanted}`)],
    ['Availability', ({ proposer }) => AVAILABILITY_NAMES[proposer.availability]],
    ['Where', (proposal) => <Where proposer={proposal.proposer} />],
    ['Milestones', (proposal) => <Milestones of={proposal} />],
    ...questions.map(
      ({ id, question }) =>
        [
          question,
          (proposal: DeskProposal) => proposal.answers.find((answer) => answer.id === id)?.answer ?? '–',
        ] as const,
    ),
    ['Proposal', ({ cover }) => <span className="line-clamp-6 whitespace-pre-line">{cover}</span>],
    ['Your note', ({ note }) => note ?? '–'],
    ['', (proposal) => <Decide one={proposal} decisions={decisions} />],
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <LinkButton size="sm" href={backHref}>
          Back to all proposals
        </LinkButton>
      </div>
      {/* Scrolled with the keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="panel overflow-x-auto" role="region" aria-label="Compared proposals" tabIndex={0}>
        <table className="w-full text-start text-md">
          <thead>
            <tr>
              <th
                scope="col"
                className="w-24 px-3 py-3 text-start text-sm font-medium text-ink-2 sm:w-36 sm:min-w-28 sm:px-4"
              >
                Freelancer
              </th>
              {proposals.map(({ id, freelancer, proposer }) => (
                <th key={id} scope="col" className="min-w-32 px-3 py-3 text-start align-top sm:min-w-44 sm:px-4">
                  <span className="flex items-center gap-1.5">
                    <Link href={hrefOf(id)} className="font-semibold hover:underline">
                      <Name of={freelancer.name} />
                    </Link>
                    <Verified proposer={proposer} />
                  </span>
                  <span className="block text-sm font-normal wrap-anywhere text-ink-2">{proposer.title ?? ''}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cell]) => (
              <tr key={name} className="border-t border-line">
                <th
                  scope="row"
                  className="px-3 py-2.5 text-start align-top text-sm sm:px-4 font-medium wrap-anywhere text-ink-2"
                >
                  {name === '' ? <span className="sr-only">Actions</span> : name}
                </th>
                {proposals.map((proposal) => (
                  <td key={proposal.id} className="px-3 py-2.5 align-top wrap-anywhere sm:px-4">
                    {cell(proposal)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const Decide = ({ one, decisions }: { one: DeskProposal; decisions: Decisions }) => (
  <span className="flex flex-wrap gap-2">
    {one.moves.includes('shortlist') ? (
      <Button size="sm" onClick={() => decisions.shortlist(one)}>
        Shortlist
      </Button>
    ) : null}
    {one.moves.includes('offer') ? (
      <LinkButton size="sm" href={offerHref(one)}>
        Offer a contract
      </LinkButton>
    ) : null}
    <ContractLink of={one} />
    {decisions.undoable.some(({ id }) => id === one.id) ? (
      <Button size="sm" onClick={() => decisions.undo([one])}>
        Undo decline
      </Button>
    ) : null}
    {one.moves.includes('decline') ? (
      <Button size="sm" variant="ghost" className="text-danger" onClick={() => decisions.decline([one])}>
        Decline
      </Button>
    ) : null}
  </span>
);
