import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';

const COLUMNS =
  'id, user_id, signature_id, name, address, position, state, countersigned_name, countersigned_at, reason';
const lock = statement(
  'academic_institution_lock',
  `select ${COLUMNS} from academic_institution where id = :id for no key update`,
);
export type InstitutionRow = RowOf<typeof lock>;

/** Decisions about one institution, and cohorts of it, come one after the other. */
export async function lockInstitution(tx: Tx, id: string): Promise<InstitutionRow> {
  const row = await tx.row(lock, { id });
  if (row === undefined) throw new Failure('not_found');
  return row;
}

const ofPerson = statement(
  'academic_institutions_of',
  `select i.id, i.name, i.state, i.reason, i.signature_id, s.signed_at, t.number from academic_institution i
   join academic_signature s on s.id = i.signature_id join academic_text t on t.hash = s.text_hash
     where i.user_id = :userId order by i.id desc limit 20`,
);
/** The newest first. */
export const institutionsOf = (reads: Db | Tx, userId: string) => reads.rows(ofPerson, { userId });
