import { composed } from '#kit/server/db/database.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fund, purchase } from '#domains/wallet/server/wallet.ts';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { proveEntry } from './entry-proof.ts';
import { sealLedger } from './seal.ts';
import { sealsPublished } from './seals.ts';

let base: TestDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'docket-proof-'));
beforeEach(async () => {
  base = await testDatabase();
});
afterEach(async () => {
  await base.close();
  rmSync(folder, { recursive: true, force: true });
});

const cleo = uuidv7();
const add = (userId: string, lingerMs = 0) =>
  base.database.transact(async (tx) => {
    const reference = { type: 'funding', id: uuidv7(), label: 'TP-4821' } as const;
    await fund(tx, { journalId: uuidv7(), userId, amount: money(100_00, 'USD'), source: 'test', reference });
    if (lingerMs > 0) await tx.rows(composed('select pg_sleep($1)'), [lingerMs / 1_000]);
  });
const sealAll = async (most?: number): Promise<void> => {
  await base.settled();
  while (await sealLedger(base, most));
};
const anEntryOf = async (userId: string): Promise<string> => {
  const found = await base.db.row(
    composed<{ id: string }>(
      "select entry.id from ledger.entry join ledger.account on account.id = account_id where owner = $1 and name = 'U.spend' order by entry.id limit 1",
    ),
    [userId],
  );
  return found?.id ?? '';
};
/** As a night passes: everything sealed so far happened yesterday. */
const letADayPass = async (): Promise<void> => {
  const client = await base.owner.connect();
  await client.query('begin; set local session_replication_role = replica; update ledger.seal_block set day = day - 1');
  const blocks = await client.query<{ number: string }>('select number from ledger.seal_block order by number');
  for (const { number } of blocks.rows)
    await client.query(
      `update ledger.seal_block b
        set previous = coalesce(p.hash, ''),
        hash = ledger.block_hash(b.number, b.day, b.journals, b.root, coalesce(p.hash, ''))
       from (select $1::bigint as number) one left join ledger.seal_block p on p.number = one.number - 1
         where b.number = one.number`,
      [number],
    );
  await client.query('commit');
  client.release();
};

/** Runs the verifier as a person would, and gives what it said. */
function verify(proof: unknown, ...options: string[]): { code: number; said: string } {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'docket-proof-')), 'proof.json');
  writeFileSync(file, typeof proof === 'string' ? proof : JSON.stringify(proof));
  try {
    return {
      code: 0,
      said: execFileSync(process.execPath, ['tools/verify-proof.mjs', file, ...options], {
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { code: status, said: stderr };
  } finally {
    rmSync(path.dirname(file), { recursive: true, force: true });
  }
}

test('every committed journal is sealed exactly once, whatever the order of commits, with two sealers at work', async () => {
  let posting = true;
  const sealer = async (): Promise<void> => {
    while (posting) await sealLedger(base, 7);
  };
  const poster = async (turn: number): Promise<void> => {
    for (let round = 0; round < 12; round += 1) await add(uuidv7(), (turn + round) % 3 === 0 ? Math.random() * 120 : 0);
  };
  const undone = Array.from({ length: 5 }, () =>
    base.database
      .transact(async (tx) => {
        await fund(tx, {
          journalId: uuidv7(),
          userId: cleo,
          amount: money(5, 'USD'),
          source: 'test',
          reference: { type: 'funding', id: uuidv7(), label: 'TP-1' },
        });
        throw new Error('undone');
      })
      .catch(() => {}),
  );
  const sealers = [sealer(), sealer()];
  await Promise.all([...undone, ...Array.from({ length: 10 }, (_, turn) => poster(turn))]);
  posting = false;
  await Promise.all(sealers);
  await sealAll(7);
  const counts = await base.db.row(
    composed(`select (select count(*)::int from ledger.journal) as journals,
      (select count(*)::int from ledger.seal) as sealed,
       (select count(*)::int from ledger.journal
         where not exists (select from ledger.seal where journal_id = journal.id)) as missing,
         (select sum(journals)::int from ledger.seal_block) as counted`),
  );
  expect(counts).toEqual({ journals: 120, sealed: 120, missing: 0, counted: 120 });
  expect(await violations(base.owner)).toEqual([]);
});

test('a journal that commits long after younger ones were sealed is sealed too', async () => {
  await sealAll();
  const late = add(cleo, 400);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await add(uuidv7());
  await sealLedger(base);
  await late;
  await add(uuidv7());
  await sealAll();
  expect(await base.db.row(composed('select count(*)::int as sealed from ledger.seal'))).toEqual({ sealed: 3 });
});

test('after a restore into another cluster nothing is sealed twice and nothing is left out', async () => {
  await add(cleo);
  await sealAll();
  await base.owner.query("update ledger.seal_state set cluster = 'elsewhere', upto = '900000000000'");
  await add(cleo);
  await sealAll();
  await add(cleo);
  await sealAll();
  expect(await base.db.row(composed('select count(*)::int as sealed from ledger.seal'))).toEqual({ sealed: 3 });
});

test('the verifier accepts a person’s proof, today by its block and later by the root of the day', async () => {
  for (let turn = 0; turn < 9; turn += 1) await add(turn === 4 ? cleo : uuidv7());
  const entryId = await anEntryOf(cleo);
  await expect(proveEntry(base.db, cleo, entryId)).rejects.toMatchObject({ code: 'wrong_state' });
  await sealAll(4);
  const today = await proveEntry(base.db, cleo, entryId);
  expect(today.day).toBeNull();
  expect(verify(today, '--hash', today.block.hash)).toMatchObject({ code: 0 });
  await letADayPass();
  await sealAll();
  const proof = await proveEntry(base.db, cleo, entryId);
  const [day] = (await sealsPublished(base.db, {})).items;
  expect(proof.day?.hash).toBe(day?.hash);
  const { code, said } = verify({ success: true, data: proof }, '--hash', day?.hash ?? '');
  expect([code, said]).toEqual([0, expect.stringContaining('The entry is in the sealed ledger.')]);
  expect(said).toContain('"10000"');
  expect(await violations(base.owner)).toEqual([]);
});

test('what was paid to the platform alone is sealed and proven like everything else', async () => {
  await add(cleo);
  const bought = {
    income: 'R.mem',
    reference: { type: 'badge', id: uuidv7(), label: 'BG-1' },
    title: 'A badge',
  } as const;
  await base.database.transact((tx) =>
    purchase(tx, { journalId: uuidv7(), payerId: cleo, price: money(700, 'USD'), ...bought }),
  );
  await sealAll();
  const paid = await base.db.row(
    composed<{ id: string }>(
      'select entry.id from ledger.entry join ledger.account on account.id = account_id where owner = $1 and amount = -700',
    ),
    [cleo],
  );
  const proof = await proveEntry(base.db, cleo, paid?.id ?? '');
  const { code, said } = verify(proof, '--hash', proof.block.hash);
  expect([code, said]).toEqual([0, expect.stringContaining('"-700"')]);
});

test('nobody gets the proof of someone else’s entry, and a proof reveals nothing of the other side', async () => {
  await add(cleo);
  await sealAll();
  const entryId = await anEntryOf(cleo);
  await expect(proveEntry(base.db, uuidv7(), entryId)).rejects.toMatchObject({ code: 'not_found' });
  const text = JSON.stringify(await proveEntry(base.db, cleo, entryId));
  expect(text).not.toContain('X.test');
  expect(text).not.toContain('-10000');
});

test('any changed character of a proof is found', async () => {
  for (let turn = 0; turn < 5; turn += 1) await add(turn === 2 ? cleo : uuidv7());
  await sealAll();
  await letADayPass();
  await sealAll();
  const proof = await proveEntry(base.db, cleo, await anEntryOf(cleo));
  const { verifyProof } = (await import(path.resolve('tools/verify-proof.mjs'))) as {
    verifyProof(proof: unknown): unknown;
  };
  const text = JSON.stringify(proof);
  expect(() => verifyProof(JSON.parse(text))).not.toThrow();
  let tried = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!/[0-9a-f]/.test(text[at] ?? '')) continue;
    const changed = `${text.slice(0, at)}${text[at] === '7' ? '8' : '7'}${text.slice(at + 1)}`;
    let parsed: unknown;
    try {
      parsed = JSON.parse(changed);
    } catch {
      continue;
    }
    tried += 1;
    expect(() => verifyProof(parsed), `character ${at} of ${text.slice(Math.max(0, at - 20), at + 10)}`).toThrow(Error);
  }
  expect(tried).toBeGreaterThan(500);
  expect(verify(text.replace('10000', '90000')).code).toBe(1);
  expect(verify('{}').said).toContain('NOT PROVEN');
});

test('nobody can change or remove a seal', async () => {
  await add(cleo);
  await sealAll();
  for (const table of ['seal', 'seal_block', 'seal_day', 'seal_secret']) {
    await expect(base.db.rows(composed(`delete from ledger.${table}`))).rejects.toMatchObject({ code: '42501' });
    await expect(base.owner.query(`delete from ledger.${table}`)).rejects.toMatchObject({ code: 'LE002' });
  }
});
