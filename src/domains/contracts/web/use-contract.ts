import { dashboards } from '#kit/dashboard.ts';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { myProjectsAt } from '#domains/projects/list-path.ts';
import { projectRoom } from '#domains/proposals/contract.ts';
import { projectDeskAt } from '#domains/proposals/desk-path.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { contractPage, myMilestones } from '../contract.ts';
import { milestonePage } from '../milestone-contract.ts';
import { contractTopic } from '../contract-number.ts';
import { contractFiles, contractRecord, myContracts } from '../desk-contract.ts';
import { contractTurns } from '../turns-contract.ts';
import { whileFunding } from './desk-words.ts';

/** One contract, read again when something happens to it. */
export function useContract(number: string) {
  const read = useRead(contractPage, { params: { contract_number: number } }, { refetchIntervalMs: whileFunding });
  useTopic(contractTopic(number), () => void read.refetch());
  // A dispute of its milestones knows both people, and not the contract.
  useOwnTopic(() => void read.refetch());
  return read;
}

/** What happened and what was paid, read again with the contract. */
export function useRecord(number: string) {
  const read = useRead(contractRecord, { params: { contract_number: number } });
  useTopic(contractTopic(number), () => void read.refetch());
  return read;
}

/** Reads that are stale once one changed. */
export const staledByMoves = [
  contractPage,
  contractFiles,
  contractRecord,
  contractTurns,
  milestonePage,
  myContracts,
  myMilestones,
  projectRoom,
  projectDeskAt,
  myProjectsAt,
  dashboards.client,
  dashboards.freelancer,
];
