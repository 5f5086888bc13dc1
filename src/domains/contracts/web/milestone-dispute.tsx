import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { Name } from '#design/public/name.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { ClaimDialog, DisputePanel } from '#domains/disputes/web/disputes.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { call } from '#kit/web/api-client.ts';
import type { ContractPage } from '../contract.ts';
import { milestonePage, openMilestoneDispute, uploadMilestoneFile } from '../milestone-contract.ts';
import { staledByMoves } from './use-contract.ts';

interface MilestoneDisputeProps {
  contract: ContractPage;
  number: string;
  /** Opens a new claim; without it, the newest dispute is shown. */
  onClose?: () => void;
}

/** The dispute about a milestone, or the form that opens one. */
export function MilestoneDispute({ contract, number, onClose }: MilestoneDisputeProps) {
  const read = useRead(milestonePage, { params: { milestone_number: number } });
  useOwnTopic(() => void read.refetch());
  const open = useCommand(openMilestoneDispute, { stales: staledByMoves });
  const page = read.data;
  if (page === undefined)
    return (
      <Unread what="The dispute" read={read}>
        <Loading label="Loading the dispute">
          <TextSkeleton lines={6} />
        </Loading>
      </Unread>
    );
  const first = page.dispute?.works[0];
  if (onClose === undefined && first !== undefined && first.number !== number)
    return (
      <p className="text-sm text-ink-2">
        It is part of dispute {page.dispute?.number}, which is shown with “<Name of={first.title} />
        ”.
      </p>
    );
  if (onClose === undefined)
    return page.dispute === null ? null : (
      <DisputePanel
        dispute={page.dispute}
        nameOf={(side) => (side === 'client' ? contract.client : contract.freelancer).name}
        stales={staledByMoves}
      />
    );
  const refusal = page.milestone.moves.find(({ name }) => name === 'openDispute')?.why ?? null;
  const { other } = page.contract;
  const params = { milestone_number: number };
  if (refusal !== null)
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
        {refusal}
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </p>
    );
  return (
    <ClaimDialog
      about={number}
      terms={page.milestone.terms}
      side={page.side}
      other={other}
      others={page.disputable}
      kept={page.evidence_files}
      upload={(file, { signal, onProgress }) =>
        call(
          uploadMilestoneFile,
          { params, query: { purpose: page.side === 'client' ? 'client_evidence' : 'freelancer_evidence' } },
          { key: crypto.randomUUID(), file, fileName: file.name, signal, onProgress: (part) => onProgress(part * 100) },
        )
      }
      isRepeat={page.dispute?.state === 'withdrawn'}
      send={(body) => open.mutateAsync({ params, body })}
      onDone={() => toast.success('Dispute opened', `${other} was notified. The rest of the contract continues.`)}
      onClose={onClose}
    />
  );
}
