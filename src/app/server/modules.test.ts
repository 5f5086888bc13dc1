import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { myBalance } from '#domains/wallet/contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { onQuery } from '#kit/server/http/handler.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { mayWatch, modules, periodicWork, reactions, timerReactions } from './modules.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

/** What the migrations made. */
async function relations(kinds: readonly string[]): Promise<string[]> {
  const { rows } = await base.owner.query<{ name: string }>(
    `select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = any ($1) and n.nspname in ('public', 'ledger', 'test_provider')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    [kinds],
  );
  return rows.map(({ name }) => name).toSorted();
}

const twice = (names: readonly string[]): string[] => names.filter((name, place) => names.indexOf(name) !== place);

it('are one for every domain with a server side', () => {
  const domains = path.join(import.meta.dirname, '../../domains');
  const withServer = readdirSync(domains).filter((name) => readdirSync(path.join(domains, name)).includes('server'));
  expect(modules.map(({ name }) => name).toSorted()).toEqual(
    [...withServer, 'dashboards', 'demo', 'platform'].toSorted(),
  );
});

it('are the domains of the architecture page, in its order', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/architecture.md'), 'utf8');
  const onThePage = [...page.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name);
  expect(onThePage).toEqual(
    modules.map(({ name }) => name).filter((name) => !['dashboards', 'demo', 'platform'].includes(name)),
  );
});

it('own every table, each exactly one, and publish every view', async () => {
  expect(modules.flatMap(({ owns }) => owns).toSorted()).toEqual(await relations(['r', 'p']));
  expect(modules.flatMap(({ publishes = [] }) => publishes).toSorted()).toEqual(await relations(['v', 'm']));
});

/** Views that read what their owner may not. */
async function viewsReadingAhead(client: Pick<TestDatabase['owner'], 'query'>): Promise<string[]> {
  const placeOf = new Map(
    modules.flatMap((module, place) =>
      [...module.owns, ...(module.publishes ?? [])].map((name) => [name, { place, owner: module.name }] as const),
    ),
  );
  const { rows } = await client.query<{ reader: string; reads: string }>(
    `select distinct v.relname as reader,
      case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as reads
       from pg_class v join pg_rewrite r on r.ev_class = v.oid
         join pg_depend d on d.objid = r.oid and d.classid = 'pg_rewrite'::regclass
       join pg_class c on c.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
         join pg_namespace n on n.oid = c.relnamespace
      where v.relkind in ('v', 'm') and v.relnamespace = 'public'::regnamespace and c.oid <> v.oid
        and n.nspname in ('public', 'ledger', 'test_provider')`,
  );
  return rows.flatMap(({ reader, reads }) => {
    const [readerPlace, from] = [placeOf.get(reader), placeOf.get(reads)];
    return readerPlace === undefined || from === undefined || from.place > readerPlace.place
      ? [`${reader} of ${readerPlace?.owner ?? 'nobody'} reads ${reads} of ${from?.owner ?? 'nobody'}`]
      : [];
  });
}

it('publish views over their own tables and those before them in the domain order', async () => {
  expect(await viewsReadingAhead(base.owner)).toEqual([]);
  const client = await base.owner.connect();
  try {
    await client.query('begin');
    await client.query('create view stray as select id from charge');
    await client.query('drop view clearing_charge');
    await client.query('create view clearing_charge as select id from orders');
    expect((await viewsReadingAhead(client)).toSorted()).toEqual([
      'clearing_charge of wallet reads orders of orders',
      'stray of nobody reads charge of wallet',
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/**
 * Functions of the database that name tables of several modules, and why. Nothing else may: statements are checked, and
 * a function would hide one.
 */
const ACROSS: Readonly<Record<string, string>> = {
  set_before_proof: 'what a stranger set ends with the first proof, no matter who gives it (decision 034)',
  end_what_was_set_before_proof: 'the same',
  'ledger.sealed_parts': 'the ledger is written by its functions alone (MON-2), and the books seal it inside them',
  'ledger.seal_journals': 'the same',
  'ledger.years_rolled_up': 'the same',
  'ledger.years_to_roll_up': 'the same',
  'ledger.close_seal_days': 'the same; a closed day also says where the audit of staff acts stood',
  service_portfolio_cover: 'a stored card names the picture of a portfolio, which it reads from its published view',
  round_of_order: 'for the release before, which finishes and reviews orders itself; the next one drops it',
};

async function functionsAcross(client: Pick<TestDatabase['owner'], 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ schema: string; name: string; body: string }>(
    `select n.nspname as schema, p.proname as name,
      coalesce(p.prosrc, '') || coalesce(pg_get_function_sqlbody(p.oid), '') as body
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'ledger', 'test_provider')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  const owners = new Map(
    modules.flatMap((module) =>
      [...module.owns, ...(module.publishes ?? [])].map((table) => [table, module.name] as const),
    ),
  );
  return rows.flatMap(({ schema, name, body }) => {
    const named = body
      .replaceAll(/--.*$/gm, '')
      .matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?((?:\w+\.)?\w+)/gi);
    const touched = new Set(
      [...named].flatMap(
        ([, table = '']) => owners.get(`${schema}.${table}`) ?? owners.get(table.replace('public.', '')) ?? [],
      ),
    );
    return touched.size > 1 ? [schema === 'public' ? name : `${schema}.${name}`] : [];
  });
}

it('keep the functions of the database to the tables of one module, but for those with a reason', async () => {
  expect((await functionsAcross(base.owner)).toSorted()).toEqual(Object.keys(ACROSS).toSorted());
  const client = await base.owner.connect();
  try {
    await client.query('begin');
    await client.query(
      "create function nosy() returns bigint language sql as 'select count(*) from orders join profile on true'",
    );
    expect(await functionsAcross(client)).toContain('nosy');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/**
 * Who declares a call, by method and path: the pure files at the root of a domain's folder, and of kit for what belongs
 * to none.
 */
async function declaredBy(): Promise<Map<string, string>> {
  const src = path.join(import.meta.dirname, '../..');
  const roots = [
    ...readdirSync(path.join(src, 'domains')).map((name) => ({ owner: name, folder: path.join(src, 'domains', name) })),
    { owner: 'platform', folder: path.join(src, 'kit') },
  ];
  const owners = new Map<string, string>();
  for (const { owner, folder } of roots) {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^test-/.test(file))) {
      const exported = Object.values((await import(path.join(folder, name))) as object).flatMap(
        (declaration: unknown) => (declaration === dashboards ? Object.values(dashboards) : [declaration]),
      );
      for (const endpoint of exported as readonly (Partial<Endpoint> | null)[]) {
        if (endpoint === null || (endpoint.kind !== 'query' && endpoint.kind !== 'command')) continue;
        const call = `${endpoint.method} ${endpoint.path}`;
        const by = name === 'dashboard.ts' ? 'dashboards' : owner;
        if ((owners.get(call) ?? by) !== by) throw new Error(`${call} is declared by ${owners.get(call)} and ${by}`);
        owners.set(call, by);
      }
    }
  }
  return owners;
}

const contractsOfOthers = (owners: ReadonlyMap<string, string>, judged: readonly DomainModule[]): string[] =>
  judged.flatMap((module) =>
    (module.handlers ?? []).flatMap(({ endpoint: { method, path: at } }) => {
      const owner = owners.get(`${method} ${at}`);
      return owner === module.name ? [] : [`${module.name} answers ${method} ${at} of ${owner ?? 'nobody'}`];
    }),
  );

it('answer contracts of their own folder only', async () => {
  const owners = await declaredBy();
  expect(contractsOfOthers(owners, modules)).toEqual([]);
  const never = () => Promise.reject(new Error('never asked'));
  const handlers = [onQuery(myBalance, never), onQuery({ ...myBalance, path: '/api/undeclared' }, never)];
  expect(
    contractsOfOthers(owners, [{ name: 'fees', about: 'Answers what others declare.', owns: [], handlers }]),
  ).toEqual(['fees answers GET /api/mybalance of wallet', 'fees answers GET /api/undeclared of nobody']);
});

it('share no name of a reaction, a timer or a topic', () => {
  expect(twice(reactions.map(({ name }) => name))).toEqual([]);
  expect(twice(timerReactions.map(({ kind }) => kind))).toEqual([]);
  expect(twice(periodicWork.map(({ name }) => name))).toEqual([]);
  expect(twice(modules.flatMap(({ topics = {} }) => Object.keys(topics)))).toEqual([]);
});

it('answer who may watch what: nobody a topic that no module has', async () => {
  const holder = { userId: '01890000-0000-7000-8000-000000000000', sessionId: 's' };
  const watched = [
    'user:01890000-0000-7000-8000-000000000000',
    'user:you',
    'order:DK-2222-2222',
    'payout:1',
    'user',
    'user:me:x',
    'constructor:1',
  ];
  const answers = await Promise.all(
    watched.map(async (topic) => [topic, await mayWatch(base.database.db, holder, topic)]),
  );
  expect(answers.filter(([, may]) => may)).toEqual([['user:01890000-0000-7000-8000-000000000000', true]]);
});

it('speak of personal data in their own tables only', () => {
  const foreign = modules.flatMap(({ name, owns, personal }) =>
    Object.keys(personal?.tables ?? {}).flatMap((table) => (owns.includes(table) ? [] : [`${name} ${table}`])),
  );
  expect(foreign).toEqual([]);
});
