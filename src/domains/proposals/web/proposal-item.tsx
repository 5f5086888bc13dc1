import { useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { SelectField, TextArea } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { toast } from '#design/public/toast-store.ts';
import { Ago } from '#design/public/ago.tsx';
import { counted } from '#kit/format/unit.ts';
import { TalkToggle } from '#domains/messaging/web/messaging.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { declineProposal, noteProposal, projectRoom, sortProposal, type ShownProposal } from '../contract.ts';
import { Answers } from './answers.tsx';
import { ContractLink, MessageLink, OfferLink } from './contract-link.tsx';
import { CounterOffers } from './counter-offers.tsx';
import { Pieces } from './pieces.tsx';
import { ProposalPlan } from './proposal-plan.tsx';
import { DECLINE_NAMES, DECLINE_REASONS, PROPOSAL_LIMITS, STATE_WORDS, type DeclineReason } from '../proposal.ts';

interface ItemProps {
  proposal: ShownProposal;
  isCompared: boolean;
  onCompare: (is: boolean) => void;
}

/** One proposal as the client reads it. */
export function ProposalItem({ proposal, isCompared, onCompare }: ItemProps) {
  const { freelancer } = proposal;
  return (
    <li className="grid gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={pathTo('profile', { slug: freelancer.username })} className="font-semibold hover:underline">
            {freelancer.name}
          </Link>
          <StatusChip tone={STATE_WORDS[proposal.state].tone}>{STATE_WORDS[proposal.state].label}</StatusChip>
        </p>
        <p className="tnum font-semibold">
          <Money value={proposal.price} />, {counted(proposal.days, { one: 'day', other: 'days' })}
        </p>
      </div>
      {proposal.warnings.map((warning) => (
        <Alert key={warning} tone="warning" title={warning} />
      ))}
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{proposal.cover}</p>
      <Answers of={proposal} />
      <ProposalPlan of={proposal} />
      <Pieces of={proposal.portfolio} />
      <p className="text-sm text-ink-2">
        Sent <Ago at={proposal.sent_at} />
      </p>
      {proposal.reason === null ? null : <p className="text-sm">{proposal.reason}</p>}
      <Checkbox label={`Compare ${freelancer.name}`} checked={isCompared} onChange={(event) => onCompare(event.target.checked)} />
      <CounterOffers proposal={proposal} side="client" other={freelancer.name} />
      <TalkToggle about={`proposal:${proposal.id}`} of="this proposal" />
      <Note proposal={proposal} />
      <Decide proposal={proposal} />
    </li>
  );
}

/** Kept when the field is left. */
function Note({ proposal: { id, note } }: Pick<ItemProps, 'proposal'>) {
  const keep = useCommand(noteProposal, { stales: [projectRoom] });
  return (
    <TextArea
      label="Your note"
      optional
      hint="Only you read it. It is saved when you leave the field."
      rows={2}
      maxLength={PROPOSAL_LIMITS.note}
      defaultValue={note ?? ''}
      onBlur={({ target }) => {
        if (target.value !== (note ?? ''))
          keep.mutate({ params: { id }, body: { note: target.value } }, { onError: (error) => toast.error('Note not saved', error.message) });
      }}
    />
  );
}

function Decide({ proposal }: Pick<ItemProps, 'proposal'>) {
  const { id, moves } = proposal;
  const [reason, setReason] = useState<DeclineReason>('fit');
  const [isDeclining, setDeclining] = useState(false);
  const sort = useCommand(sortProposal, { stales: [projectRoom] });
  const decline = useCommand(declineProposal, { stales: [projectRoom] });
  const params = { id };
  const failed = (error: Error): void => void toast.error('Nothing was changed', error.message);
  const move = (to: 'shortlisted' | 'interviewing'): void => sort.mutate({ params, body: { to } }, { onError: failed });
  if (isDeclining)
    return (
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Reason, which the freelancer reads"
          options={DECLINE_NAMES.map((value) => ({ value, label: DECLINE_REASONS[value] }))}
          value={reason}
          onChange={(event) => setReason(event.target.value as DeclineReason)}
        />
        <Button variant="primary" pending={decline.isPending} onClick={() => decline.mutate({ params, body: { reason } }, { onError: failed })}>
          Decline proposal
        </Button>
        <Button variant="ghost" onClick={() => setDeclining(false)}>
          Cancel
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <OfferLink of={proposal} />
      <ContractLink of={proposal} />
      <MessageLink of={proposal} />
      {moves.includes('shortlist') ? (
        <Button size="sm" pending={sort.isPending} onClick={() => move('shortlisted')}>
          Shortlist
        </Button>
      ) : null}
      {moves.includes('interview') ? (
        <Button size="sm" pending={sort.isPending} onClick={() => move('interviewing')}>
          Mark as interviewing
        </Button>
      ) : null}
      {moves.includes('decline') ? (
        <Button size="sm" variant="ghost" onClick={() => setDeclining(true)}>
          Decline
        </Button>
      ) : null}
    </div>
  );
}
