import { sealedSecrets } from '#domains/accounts/server/accounts.ts';
import { sealedMethods } from '#domains/payouts/server/payouts.ts';
import type { Config } from '#kit/server/config.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { keyFingerprint, opens } from '#kit/server/sealed.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';

const SEALED = [sealedSecrets, sealedMethods];

const known = statement('instance_key', 'select fingerprint from instance_key');
/** Of two first starts one writes it, and the other meets what was written. */
const write = statement(
  'instance_key_write',
  `insert into instance_key (fingerprint) values (:mine)
  on conflict (only_one) do update set fingerprint = excluded.fingerprint, written_at = now()
    where instance_key.fingerprint is null`,
);

const refusal = (config: Config): StartRefusal =>
  new StartRefusal(
    config.instanceKey === null
      ? `This database was set up with another instance key than the one in ${config.dataDir}/instance.key: set INSTANCE_KEY to the key of the first start, or copy the instance.key of its data folder here (docs/operations.md, "The instance key").`
      : 'This database was set up with another INSTANCE_KEY: start with that one, or without it where the key is in the data folder (docs/operations.md, "The instance key").',
  );

/** OPS-7: what a process seals with another key cannot be read by the others. */
export async function refuseOtherKey(owner: Db, config: Config): Promise<void> {
  const mine = keyFingerprint(config);
  const before = await owner.row(known);
  // In a database older than fingerprints, the key is recognized by what is sealed with it.
  if (before === undefined && !(await opensAny(owner, config))) throw refusal(config);
  await owner.rows(write, { mine });
  const now = await owner.row(known);
  if (now?.fingerprint?.equals(mine) !== true) throw refusal(config);
}

/** Also true where nothing is sealed yet. */
async function opensAny(owner: Db, config: Config): Promise<boolean> {
  let found = 0;
  for (const { purpose, newest } of SEALED)
    for (const row of await owner.rows(newest)) {
      found += 1;
      if (opens(config, purpose, row.owner, row.sealed)) return true;
    }
  return found === 0;
}
