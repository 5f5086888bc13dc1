/** The two people of a contract: whom a client may hire, and the names they sign with. */
import { isGone } from '#domains/paid-work/server/paid-work.ts';
import { Failure } from '#kit/errors.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';

const byUsername = statement(
  'contract_person_by_username',
  `select card.user_id as "id!", card.username as "username!", card.display_name as "name!", card.role as "role!",
     standing.suspended_at is null and standing.closing_at is null and standing.erased_at is null as "works!"
   from person_card card join account_standing standing on standing.id = card.user_id where card.username = :username`,
);
const byId = statement(
  'contract_person',
  `select card.user_id as "id!", card.username as "username!", card.display_name as "name!", card.role as "role!",
     standing.suspended_at is null and standing.closing_at is null and standing.erased_at is null as "works!"
   from person_card card join account_standing standing on standing.id = card.user_id where card.user_id = :id`,
);
export type Hireable = RowOf<typeof byUsername>;

/** Someone who isn't a freelancer is not found, as on their profile's services. */
export async function freelancerNamed(reads: Db | Tx, username: string): Promise<Hireable> {
  const person = await reads.row(byUsername, { username });
  if (person === undefined || !isFreelancerRole(person.role))
    throw new Failure('not_found', { message: 'Freelancer not found.' });
  return person;
}

export const WORKS_NOT = 'This freelancer isn’t taking work at the moment.';
export function mustWork({ works }: Pick<Hireable, 'works'>, state?: string): void {
  if (!works)
    throw new Failure('wrong_state', { message: WORKS_NOT, ...(state === undefined ? {} : { data: { state } }) });
}

/** Nobody pays someone who is suspended, leaving or gone. */
export async function mustStillWork(
  tx: Tx,
  { freelancerId, state }: { readonly freelancerId: string; readonly state: string },
): Promise<void> {
  if (await isGone(tx, freelancerId))
    throw new Failure('wrong_state', { message: `${WORKS_NOT} You were not charged.`, data: { state } });
}

export async function personOf(reads: Db | Tx, id: string): Promise<Hireable> {
  const person = await reads.row(byId, { id });
  if (person === undefined) throw new Error(`no person ${id}`);
  return person;
}

const gate = statement('contract_pass_gate', 'select pass_gate(:userId::uuid, false)');
/**
 * Until the transaction ends this person neither stops working nor leaves, and what is read from now on holds (decision
 * 034).
 */
export const holdStanding = (tx: Tx, userId: string): void => tx.send(gate, { userId });
