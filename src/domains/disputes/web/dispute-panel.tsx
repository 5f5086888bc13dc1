import { lazy, type RefCallback } from 'react';
import { StatusChip } from '#design/public/chip.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { ClockLine, SplitParts, WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import type { Side } from '#kit/sides.ts';
import { attachedFiles } from '#kit/web/attached-files.ts';
import type { Stale } from '#kit/web/api.ts';
import { downloadEvidence } from '../contract.ts';
import type { ClockKind } from '../deadlines.ts';
import type { DisputeState } from '../dispute.ts';
import type { ShownDispute } from '../shapes.ts';
import { STATE_WORDS, TROUBLE } from '../timeline.ts';
import { Decisions, Statements } from './dispute-file.tsx';

/** Most disputes that people look at are over. */
const DisputeActions = lazy(async () => ({ default: (await import('./dispute-actions.tsx')).DisputeActions }));

const AFTER: Readonly<Record<ClockKind, string>> = {
  answer: 'left to answer',
  negotiation: 'left to agree',
  evidence: 'left for evidence',
  decision: 'until the decision is due',
  appeal: 'left to accept or appeal',
  second_decision: 'until the decision is due',
};

/** Whose turn it is, in a sentence. */
function turnOf(
  { state, side, clocks, opened_by: openedBy, accepted_by: accepted, offer, moves }: ShownDispute,
  other: string,
): string {
  if (moves.some(({ name, ok }) => name === 'agreeToWithdraw' && ok))
    return `Your turn: ${other} wants to withdraw the dispute.`;
  const isMine = clocks.some(({ turn }) => turn.includes(side));
  const words: Readonly<Record<DisputeState, string>> = {
    opened: openedBy === side ? `Waiting for ${other} to answer your claim.` : `Your turn: answer ${other}’s claim.`,
    negotiating:
      offer === null
        ? isMine
          ? 'Your turn: make an offer.'
          : `Waiting for ${other} to make an offer.`
        : isMine
          ? `Your turn: accept what ${other} proposes, or make an offer.`
          : `Waiting for ${other} to answer what you propose.`,
    escalated: 'Your turn: add any last evidence. Then a reviewer decides.',
    evidence_closed: 'The evidence is closed. A reviewer takes over.',
    under_review: 'A reviewer reads both sides and decides.',
    decided: accepted.includes(side)
      ? `You accepted. Waiting for ${other}.`
      : 'Your turn: accept the decision or appeal.',
    appealed: 'Another reviewer reads everything again. That decision is final.',
    settled: 'You both agreed.',
    decided_default: 'The claim was granted because it was not answered in time.',
    final: 'The decision is final.',
    withdrawn: 'The claim was withdrawn.',
  };
  return words[state];
}

export interface DisputePanelProps {
  dispute: ShownDispute;
  nameOf: (side: Side) => string;
  /** Reads that are stale once it changed: those of the work's page. */
  stales: readonly Stale[];
  /** The row of the buttons that answer it. */
  actRef?: RefCallback<HTMLElement>;
}

const filesOf = (number: string) =>
  attachedFiles(downloadEvidence, (fileId, query) => ({ params: { dispute_number: number, file_id: fileId }, query }));

/** A dispute on the page of the work it is about: the claim, the answer, offers, the countdown and what to do. */
export function DisputePanel({ dispute, nameOf, stales, actRef }: DisputePanelProps) {
  const { label, tone } = STATE_WORDS[dispute.state];
  const other = nameOf(dispute.side === 'client' ? 'freelancer' : 'client');
  return (
    <>
      <Panel
        title={`Dispute ${dispute.number}`}
        lead={turnOf(dispute, other)}
        actions={<StatusChip tone={tone}>{label}</StatusChip>}
      >
        <div className="grid gap-5">
          {dispute.works.length < 2 ? null : (
            <div>
              <p className="label mb-1">It is about</p>
              <ul className="grid list-disc gap-1 ps-5 text-md">
                {dispute.works.map(({ number, title }) => (
                  <li key={number} className="wrap-anywhere">
                    <Name of={title} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          {dispute.clocks.map((clock) => (
            <ClockLine key={clock.kind} clock={clock} after={AFTER[clock.kind]} />
          ))}
          {dispute.late ? (
            <p className="text-sm text-ink-2">
              The decision is late. Our team has been alerted, and the money stays held until it is made.
            </p>
          ) : null}
          {dispute.outcome === null ? null : (
            <div className="grid gap-2">
              <SplitParts
                toFreelancer={dispute.outcome.to_freelancer}
                backToClient={dispute.outcome.back_to_client}
                side={dispute.side}
                other={other}
              />
              <p className="text-sm text-ink-2">
                Split on <When at={dispute.outcome.at} style="moment" />
              </p>
            </div>
          )}
          {dispute.clocks.length > 0 || dispute.moves.some(({ ok }) => ok) ? (
            <DisputeActions dispute={dispute} other={other} stales={stales} actRef={actRef} />
          ) : null}
          <Decisions decisions={dispute.decisions} nameOf={nameOf} reader={dispute.side} />
          <Statements
            statements={dispute.statements}
            nameOf={nameOf}
            reader={dispute.side}
            terms={dispute.works.map(({ terms }) => terms)}
            files={filesOf(dispute.number)}
          />
        </div>
      </Panel>
      <WorkTimeline
        title={`Timeline of dispute ${dispute.number}`}
        past={dispute.timeline}
        clocks={dispute.clocks}
        nextBy="By a reviewer"
        trouble={TROUBLE}
      />
    </>
  );
}
