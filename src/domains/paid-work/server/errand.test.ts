/**
 * A kind of work that no domain has, made of the shared parts alone: what the next domain of paid work has to bring,
 * and nothing of orders.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { bySoonest } from '#kit/countdown.ts';
import type { AttachedFile } from '#kit/server/attachments/attachment.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { clockedMoveText } from '#kit/server/db/move-row.ts';
import { composed, statement } from '#kit/server/db/statement.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { onTimer } from '#kit/server/jobs/reactions.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import type { WorkClock } from '../clock.ts';
import { bySystem, type By } from '../party.ts';
import * as paid from './paid-work.ts';
import { personal } from './personal.ts';
import { workChecks } from './work-checks.ts';

const base = await testDatabase();
let now = new Date('2026-03-02T09:00:00Z');
const context = testContext(base.database, { clock: () => now });
const run = <Result>(command: (tx: Tx) => Promise<Result>) => base.database.transact(command);

type State = 'fetching' | 'fetched' | 'dropped';
interface Errand extends paid.Work {
  readonly state: State;
  readonly beganAt: Date;
  readonly remindedAt: Date | null;
}
const columns = { fetchedAt: 'fetched_at' } as const;
const table: paid.WorkTable = {
  write: statement('test_errand_work_move', clockedMoveText('errand', columns)) as paid.WorkTable['write'],
  columns,
  timer: 'errand-clock',
};

const clocksOf = ({ state, beganAt }: Pick<Errand, 'state' | 'beganAt'>): WorkClock<'fetch', 'drop'>[] =>
  state === 'fetching'
    ? [
        {
          kind: 'fetch' as const,
          startsAt: beganAt,
          endsAt: after(beganAt, 4 * DAY_MS),
          turn: ['freelancer' as const],
          atEnd: 'drop' as const,
        },
      ].toSorted(bySoonest)
    : [];

async function move(tx: Tx, errand: Errand, name: string, to: State, by: By, changes: object = {}): Promise<void> {
  const clocks = clocksOf({ ...errand, state: to });
  await paid.moveWork(tx, table, errand.id, {
    move: name,
    from: errand.state,
    to,
    by,
    at: now,
    changes: { ...changes },
    clocks,
  });
}

let errand: Errand;
let reminders = 0;
const storedState = async (): Promise<State> =>
  (await base.owner.query<{ state: State }>('select state from errand where id = $1', [errand.id])).rows[0]?.state ??
  'dropped';
const timers = [
  onTimer(
    'errand-clock',
    'orders',
    paid.clockOf<Errand, WorkClock<'fetch', 'drop'>>({
      timer: 'errand-clock',
      lock: async (_tx, workId) => (workId === errand.id ? { ...errand, state: await storedState() } : null),
      clocks: clocksOf,
      commands: { drop: (tx, lived) => move(tx, lived, 'drop', 'dropped', bySystem) },
      remind: async () => void (reminders += 1),
    }),
  ),
];

beforeAll(() =>
  base.owner.query(
    'create table errand (id uuid primary key, state text not null, clock_at timestamptz, fetched_at timestamptz)',
  ),
);
afterAll(async () => {
  for (const { name, sql } of workChecks) expect([name, (await base.owner.query(sql)).rows]).toEqual([name, []]);
  await base.close();
});
beforeEach(async () => {
  const id = uuidv7();
  reminders = 0;
  errand = {
    id,
    kind: 'errand',
    number: `ER-${id.slice(-4)}`,
    clientId: uuidv7(),
    freelancerId: uuidv7(),
    state: 'fetching',
    beganAt: now,
    remindedAt: null,
  };
  await base.owner.query('insert into errand (id, state) values ($1, $2)', [id, errand.state]);
  await run(async (tx) => {
    paid.recordSteps(
      tx,
      id,
      { at: now, party: 'client', actorId: errand.clientId },
      ['ask', null, 'asked'],
      ['begin', 'asked', 'fetching'],
    );
    paid.wakeForNext(tx, table.timer, id, clocksOf(errand), now);
  });
});

async function upload(purpose: paid.FilePurpose, name: string, intention = name): Promise<AttachedFile> {
  const file = await asUpload(context.files, name, Buffer.from(`the bytes of ${name}`));
  const host = paid.workHost(errand, purpose);
  const files = paid.workFiles({ mayAdd: async () => host, mayStillAdd: async () => host });
  const { uploaderId: userId } = host;
  const known = { isOperator: false, emailVerified: true, onboarded: true };
  const actor: Actor = { userId, sessionId: uuidv7(), role: 'user', ...known };
  const stored = await files.store(context.db, actor, null, file, intention, context);
  return (await run((tx) => files.add(tx, actor, null, stored, context))).file;
}
const freelancer = () => ({ party: 'freelancer' as const, actorId: errand.freelancerId });

test('moves, hands over versions with files, and shows both people the same timeline', async () => {
  const brief = await upload('requirements', 'where.txt');
  await run((tx) => paid.sendFiles(tx, errand, 'requirements', [brief.id], null));
  const photo = await upload('delivery', 'parcel.png');
  const draft = await upload('delivery', 'second.png');
  await run(async (tx) => {
    await move(tx, errand, 'fetch', 'fetched', freelancer(), { fetchedAt: now });
    await paid.handOver(tx, errand, { note: 'Here it is.', files: [photo.id] }, now, context);
  });
  expect(
    (await base.owner.query('select state, clock_at, fetched_at from errand where id = $1', [errand.id])).rows,
  ).toEqual([{ state: 'fetched', clock_at: null, fetched_at: now }]);
  const seenBy = async (readerId: string) =>
    paid.presentHandover(
      await paid.deliveriesOf(context.db, errand.id),
      await paid.filesOf(context.db, errand.id, readerId),
    );
  const proof = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
  const deliveries = [
    { version: 1, note: 'Here it is.', link: null, proof, files: [{ name: 'parcel.png', uploaded_by: 'freelancer' }] },
  ];
  expect(await seenBy(errand.clientId)).toMatchObject({
    requirement_files: [{ name: 'where.txt', uploaded_by: 'client' }],
    draft_files: [],
    deliveries,
  });
  expect(await seenBy(errand.freelancerId)).toMatchObject({ draft_files: [{ id: draft.id }], deliveries });
  const history = await paid.historyOf(context.db, errand.id);
  const people = new Map([[errand.freelancerId, { name: 'Finn' }]]);
  const timeline = paid.timelineOf(
    { state: 'fetched', reviews: null },
    history,
    [],
    people,
    (name) => `It was ${name}`,
  );
  expect(
    timeline.map(({ move: name, before, after: to, by_name, words }) => [name, before, to, by_name, words]),
  ).toEqual([
    ['ask', null, 'asked', null, 'It was ask'],
    ['begin', 'asked', 'fetching', null, 'It was begin'],
    ['fetch', 'fetching', 'fetched', 'Finn', 'It was fetch'],
  ]);
});

test('a move that someone else made first is refused, and leaves no line', async () => {
  await run((tx) => move(tx, errand, 'fetch', 'fetched', freelancer()));
  await expect(run((tx) => move(tx, errand, 'drop', 'dropped', bySystem))).rejects.toMatchObject({
    code: 'wrong_state',
  });
  expect(await paid.historyOf(context.db, errand.id)).toHaveLength(3);
});

test('of two deliveries at the same moment, under the lock of the work, each has its version', async () => {
  const deliver = (note: string) =>
    run(async (tx) => {
      await tx.rows(composed<object>('select from errand where id = $1 for update'), [errand.id]);
      await paid.handOver(tx, errand, { note, link: 'https://example.com', files: [] }, now, context);
    });
  await Promise.all(['one', 'two', 'three'].map(deliver));
  expect((await paid.deliveriesOf(context.db, errand.id)).map(({ version }) => version)).toEqual([3, 2, 1]);
  await expect(
    run((tx) => paid.handOver(tx, errand, { note: 'nothing', files: [] }, now, context)),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});

test('its clock reminds on the way and moves at the end, once, however often it fires', async () => {
  const pass = async (ms: number) => {
    now = after(now, ms);
    await fireDueTimers(context, timers, now);
  };
  await pass(2 * DAY_MS);
  expect([reminders, await storedState()]).toEqual([1, 'fetching']);
  expect(clocksOf(errand).map((clock) => paid.presentClock(clock, () => 'It is dropped'))).toMatchObject([
    {
      kind: 'fetch',
      turn: ['freelancer'],
      next: 'It is dropped',
    },
  ]);
  await pass(2 * DAY_MS);
  await pass(HOUR_MS);
  expect(await storedState()).toBe('dropped');
  expect(
    (await paid.historyOf(context.db, errand.id)).map(({ move: name, party }) => `${name} by ${party}`).slice(2),
  ).toEqual(['drop by system']);
});

test('files are opened by its two people once sent, before that by their uploader, and by nobody else', async () => {
  const photo = await upload('delivery', 'parcel.png');
  expect(await upload('delivery', 'again.png', 'other')).toMatchObject({ name: 'again.png' });
  const open = async (readerId: string, { kind, number }: { kind: string; number: string } = errand) => {
    const named = { kind, number, fileId: photo.id, readerId };
    const { name, file } = await paid.openWorkFile(context.db, named, context);
    file.content.destroy();
    return name;
  };
  expect(await open(errand.freelancerId)).toBe('parcel.png');
  await expect(open(errand.clientId)).rejects.toMatchObject({ code: 'not_found' });
  await run((tx) => paid.handOver(tx, errand, { note: 'Here.', files: [photo.id] }, now, context));
  expect(await open(errand.clientId)).toBe('parcel.png');
  await expect(open(uuidv7())).rejects.toMatchObject({ code: 'not_found' });
  await expect(open(errand.clientId, { ...errand, kind: 'order' })).rejects.toMatchObject({ code: 'not_found' });
  // Neither another piece of work nor the same one again takes it along.
  await expect(
    run((tx) => paid.handOver(tx, errand, { note: 'Again.', files: [photo.id] }, now, context)),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});

test('an export has what the person uploaded or was sent; what was never sent is deleted when they leave', async () => {
  const [photo, draft] = [await upload('delivery', 'parcel.png'), await upload('delivery', '../draft.png')];
  await run((tx) => paid.handOver(tx, errand, { note: 'Here.', files: [photo.id] }, now, context));
  const copyOf = async (userId: string) => {
    const names: string[] = [];
    for await (const { name } of personal.exportOf?.(context.db, userId, context).files ?? []) names.push(name);
    return names;
  };
  const named = ({ id }: AttachedFile, name: string) => `errands/${errand.number}/${id.slice(-6)}-${name}`;
  expect((await copyOf(errand.freelancerId)).toSorted()).toEqual(
    [named(photo, 'parcel.png'), named(draft, '__draft.png')].toSorted(),
  );
  expect(await copyOf(errand.clientId)).toEqual([named(photo, 'parcel.png')]);
  expect(await copyOf(uuidv7())).toEqual([]);
  await run(async (tx) => void (await personal.erase?.(tx, errand.freelancerId, context)));
  expect(await copyOf(errand.freelancerId)).toEqual([named(photo, 'parcel.png')]);
});

test('each check finds its fault', async () => {
  const photo = await upload('delivery', 'parcel.png');
  await run((tx) => paid.handOver(tx, errand, { note: 'Here.', files: [photo.id] }, now, context));
  const faults: Record<string, readonly string[]> = {
    'timelines-skip-no-step': [
      `update work_event set state_before = 'dropped' where work_id = '${errand.id}' and move = 'begin'`,
    ],
    'agreed-splits-are-paid': [
      `insert into work_split_offer (id, work_id, offered_by, share, offered_at, ends_at, silence, outcome, ended_by,
        ended_at)
       values (gen_random_uuid(), '${errand.id}', 'client', 0, now(), now() + interval '1 day', 'accept', 'accepted',
         'system', now())`,
    ],
    'deliveries-are-whole': [
      `update work_delivery set version = 2 where work_id = '${errand.id}'`,
      `update work_delivery set proof = '' where work_id = '${errand.id}'`,
      `update work_file set sent_at = null where id = '${photo.id}'`,
      `update work_file set work_id = gen_random_uuid() where id = '${photo.id}'`,
    ],
  };
  expect(Object.keys(faults)).toEqual(workChecks.map(({ name }) => name));
  for (const { name, sql } of workChecks)
    for (const fault of faults[name] ?? []) {
      const client = await base.owner.connect();
      await client.query('begin');
      await client.query(fault);
      expect([fault, (await client.query(sql)).rowCount]).toEqual([fault, 1]);
      await client.query('rollback');
      client.release();
    }
});
