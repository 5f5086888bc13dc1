/** The signed terms of a contract: written once, signed by each side under their name, and never changed (CTR-1). */
import { createHash } from 'node:crypto';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';

export const hashOf = (terms: string): Buffer => createHash('sha256').update(terms).digest();

interface Proposed {
  readonly version: number;
  readonly terms: string;
  readonly by: Side;
  readonly name: string;
  readonly at: Date;
  readonly reason: string | null;
}

const insert = statement(
  'contract_version_insert',
  `insert into contract_version (contract_id, version, terms, hash, proposed_by, proposed_at, reason, client_name,
    client_signed_at, freelancer_name, freelancer_signed_at)
   values (:contractId, :version, :terms, :hash, :by, :at, :reason, case when :by = 'client' then :name end,
     case when :by = 'client' then :at::timestamptz end,
     case when :by = 'freelancer' then :name end, case when :by = 'freelancer' then :at::timestamptz end)`,
);
export async function proposeTerms(
  tx: Tx,
  contractId: string,
  { version, terms, by, name, at, reason }: Proposed,
): Promise<void> {
  await tx.rows(insert, { contractId, version, terms, hash: hashOf(terms), by, at, reason, name });
}

const sign = statement(
  'contract_version_sign',
  `update contract_version set outcome = 'accepted', ended_at = :at, client_name = coalesce(client_name, :name),
    client_signed_at = coalesce(client_signed_at, :at),
     freelancer_name = coalesce(freelancer_name, :name), freelancer_signed_at = coalesce(freelancer_signed_at, :at)
   where contract_id = :contractId and version = :version and outcome is null returning version`,
);
/** The other side signs too: from now on these terms hold. False where someone else was faster. */
export const signTerms = async (
  tx: Tx,
  contractId: string,
  version: number,
  name: string,
  at: Date,
): Promise<boolean> => (await tx.row(sign, { contractId, version, name, at })) !== undefined;

const end = statement(
  'contract_version_end',
  'update contract_version set outcome = :outcome, ended_at = :at where contract_id = :contractId and version = :version and outcome is null returning version',
);
export const endTerms = async (
  tx: Tx,
  contractId: string,
  version: number,
  outcome: 'declined' | 'withdrawn' | 'lapsed',
  at: Date,
): Promise<boolean> => (await tx.row(end, { contractId, version, outcome, at })) !== undefined;

const all = statement(
  'contract_versions',
  `select version, terms, hash, proposed_by, proposed_at, reason, client_name, client_signed_at, freelancer_name,
    freelancer_signed_at, outcome, ended_at
   from contract_version where contract_id = :contractId order by version desc`,
);
export type KeptVersion = RowOf<typeof all>;
/** The newest first. */
export const versionsOf = (reads: Db | Tx, contractId: string): Promise<KeptVersion[]> =>
  reads.rows(all, { contractId });
