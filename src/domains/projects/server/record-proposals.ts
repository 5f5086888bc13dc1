import { statement, type Tx } from '#kit/server/db/database.ts';

const record = statement('project_record_proposals', 'update project set proposals = $2, band_low = $3, band_high = $4 where id = $1');

/** What proposals tell a project, under its lock: how many are live, and the band of their prices where there are enough of them. */
export const recordProposals = (tx: Tx, projectId: string, live: number, band: { readonly low: bigint; readonly high: bigint } | null): void =>
  tx.send(record, [projectId, live, band?.low ?? null, band?.high ?? null]);
