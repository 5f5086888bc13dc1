/** Who may open an account here (REG-1, REG-2). */
import type { Actor } from '#kit/actor.ts';
import { countryById } from '#kit/countries.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { changeRegistrationRules, RegistrationRules } from '../rules-contract.ts';

const read = statement('registration_rules', 'select minimum_age, closed_countries, revision from registration_rules');
const lock = statement(
  'registration_rules_lock',
  'select minimum_age, closed_countries, revision from registration_rules for update',
);
const save = statement(
  'registration_rules_save',
  'update registration_rules set minimum_age = :age, closed_countries = :closed, revision = revision + 1',
);

export async function rulesOf(reads: Db | Tx): Promise<RegistrationRules> {
  const row = await reads.row(read);
  if (row === undefined) throw new Error('the rules of registration are gone');
  return row;
}

/**
 * A new account, and a country that is chosen later. Where some are closed, a registration says which one it is from.
 */
export async function refuseClosedCountry(tx: Tx, countryId: number | null, isRegistration = false): Promise<void> {
  const { closed_countries: closed } = await rulesOf(tx);
  if (closed.length === 0) return;
  if (countryId === null && isRegistration)
    throw invalidField('country_id', 'Choose your country: this site isn’t open to people of all countries.');
  if (countryId !== null && closed.includes(countryId))
    throw invalidField('country_id', 'This site isn’t open to people of this country.');
}

type Wish = Parsed<typeof changeRegistrationRules>['body'];

export async function changeRules(
  tx: Tx,
  actor: Actor,
  { minimum_age: age, closed_countries: wanted, revision, reason }: Wish,
): Promise<DataOf<typeof changeRegistrationRules>> {
  const before = await tx.row(lock);
  if (before?.revision !== revision)
    throw new Failure('wrong_state', {
      message: 'Someone else changed these rules meanwhile. Load the page again.',
      data: { revision: before?.revision ?? 0 },
    });
  const closed = [...new Set(wanted)].toSorted((a, b) => a - b);
  const unknown = closed.find((id) => countryById(id) === undefined);
  if (unknown !== undefined) throw invalidField('closed_countries', 'Choose countries from the list.');
  await tx.rows(save, { age, closed });
  const { minimum_age: ageBefore, closed_countries: closedBefore } = before;
  await recordStaffAct(
    tx,
    actor,
    'registration.change-rules',
    { type: 'registration', id: 'rules' },
    reason,
    { minimum_age: ageBefore, closed_countries: closedBefore },
    { minimum_age: age, closed_countries: closed },
  );
  return { revision: revision + 1 };
}
