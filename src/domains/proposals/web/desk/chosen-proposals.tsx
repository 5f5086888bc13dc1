import { ChosenBar } from '#design/app/chosen-bar.tsx';
import { Button } from '#design/public/button.tsx';
import type { DeskProposal } from '../../desk-contract.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';
import type { Decisions } from './use-decisions.ts';

interface ChosenProps {
  chosen: readonly DeskProposal[];
  decisions: Decisions;
  onCompare: () => void;
  onClear: () => void;
}

/** What can be done with several at a time. */
export function ChosenProposals({ chosen, decisions, onCompare, onClear }: ChosenProps) {
  const { compared, messaged, declined } = PROPOSAL_LIMITS;
  const canDecline = chosen.filter(({ moves }) => moves.includes('decline'));
  return (
    <ChosenBar label="Chosen proposals" count={chosen.length} onClear={onClear}>
      <Button
        size="sm"
        disabled={chosen.length < compared.least || chosen.length > compared.most}
        title={`Choose ${compared.least} to ${compared.most} to compare`}
        onClick={onCompare}
      >
        Compare
      </Button>
      <Button
        size="sm"
        disabled={chosen.length > messaged}
        title={`Up to ${messaged} at a time`}
        onClick={() => decisions.write(chosen)}
      >
        Message
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="text-danger"
        disabled={canDecline.length === 0 || canDecline.length > declined}
        title={`Up to ${declined} at a time`}
        onClick={() => decisions.decline(canDecline)}
      >
        Decline
      </Button>
    </ChosenBar>
  );
}
