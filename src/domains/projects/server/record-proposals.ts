import { statement, type Tx } from '#kit/server/db/database.ts';

const record = statement(
  'project_record_proposals',
  'update project set proposals = :live, band_low = :bandLow, band_high = :bandHigh where id = :projectId',
);

/**
 * What proposals tell a project, under its lock: how many are live, and the band of their prices where there are enough
 * of them.
 */
export const recordProposals = (
  tx: Tx,
  projectId: string,
  live: number,
  band: { readonly low: bigint; readonly high: bigint } | null,
): void => tx.send(record, { projectId, live, bandLow: band?.low ?? null, bandHigh: band?.high ?? null });
