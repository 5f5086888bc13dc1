import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Statement } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureOperator } from '#domains/accounts/server/accounts.ts';
import { violations } from '../checks/run-checks.ts';
import type { Context } from '#kit/server/context.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { demoStaff } from '#domains/accounts/server/demo/demo.ts';
import { demoOrders } from '#domains/orders/server/demo/orders.ts';
import { demoPeople } from '#domains/profiles/server/demo/people.ts';
import { demoServices } from '#domains/services/server/demo/services.ts';
import { modules } from '#app/server/modules.ts';
import { factsOf, homeOf, shownToClient, shownToFreelancer } from '#app/server/test-dashboard-money.ts';
import { hasClientAbilities, isFreelancerRole, type Actor, type Role } from '#kit/actor.ts';
import { judgedSearches } from '#domains/services/server/demo/judged-searches.ts';
import { judgedOnce, keysFound } from './judged.ts';
import { CONTRACT_STATES } from '#domains/contracts/life.ts';
import { MILESTONE_STATES } from '#domains/contracts/milestone.ts';
import { PROJECT_STATES } from '#domains/projects/project.ts';
import { PROPOSAL_STATES } from '#domains/proposals/proposal.ts';
import { plantDemoWorld } from './plant.ts';

const NOW = new Date('2026-11-21T09:00:00Z');

const contextFor = ({ database }: TestDatabase): Context =>
  testContext(database, {
    clock: () => NOW,
    extensions: modules.flatMap((module) => module.extensions ?? []),
    mail: {
      send: async () => {
        throw new Error('the past sends no emails');
      },
    },
    files: localFiles(path.join(tmpdir(), `docket-demo-${process.pid}`)),
  });

let first: TestDatabase;
let second: TestDatabase;
const lines: string[] = [];

beforeAll(async () => {
  [first, second] = await Promise.all([testDatabase(), testDatabase()]);
  await Promise.all([ensureOperator(contextFor(first)), ensureOperator(contextFor(second))]);
  await Promise.all([
    plantDemoWorld(contextFor(first), modules, (line) => void lines.push(line)),
    plantDemoWorld(contextFor(second), modules, () => {}),
  ]);
  // Two worlds at once: under a minute alone, three times as long at a load of 12.
}, 300_000);
afterAll(() => Promise.all([first.close(), second.close()]));

const rows = async <Row>(sql: string, database = first): Promise<Row[]> =>
  (await database.owner.query(sql)).rows as Row[];
const number = async (sql: string): Promise<number> =>
  Number((await rows<{ n: string }>(`select (${sql}) as n`))[0]?.n);

describe('the planted demo world', () => {
  test('has people whose identity the operator approved on what they sent, pictures deleted since, and one who waits', async () => {
    const cases = await rows<{ username: string; state: string; approved: boolean; files: string; proven: boolean }>(
      `select a.username, c.state, c.decided_by is not null as approved, a.identity_verified_at is not null as proven,
         (select count(*) from verification_file f where f.case_id = c.id) as files
       from verification_case c join account a on a.id = c.user_id order by c.started_at, a.username`,
    );
    const done = { state: 'approved', approved: true, proven: true, files: '0' };
    expect(cases).toEqual([
      { username: 'amara-okafor', ...done },
      { username: 'leilani-kahananui', ...done },
      { username: 'siobhan-odwyer', ...done },
      { username: 'linnea-sjostrom', state: 'submitted', approved: false, proven: false, files: '2' },
    ]);
    expect(await number('select count(*) from account where identity_verified_at is not null')).toBe(3);
  });

  test('everyone is there, set up and able to sign in', async () => {
    expect(
      await number(
        'select count(*) from account where not is_operator and onboarded and email_verified_at is not null',
      ),
    ).toBe(demoPeople.length);
    expect(
      await number('select count(*) from credential where user_id in (select id from account where not is_operator)'),
    ).toBe(demoPeople.length);
  });

  test('has one person for each kind of staff work, granted by its owner, with the owner’s password and no other', async () => {
    const staff = await rows<{ email: string; roles: string[]; by: string | null; same: boolean }>(
      `select a.email, array_agg(r.role) as roles, min(g.email) as by,
        bool_and(c.password_hash = o.password_hash) as same
       from staff_role r join account a on a.id = r.account_id join credential c on c.user_id = a.id left
         join account g on g.id = r.granted_by
         cross join (select c.password_hash from credential c join staff_role s on s.account_id = c.user_id
           and s.role = 'owner') o
       where r.role <> 'owner' group by a.id order by a.email`,
    );
    const by = (
      await rows<{ email: string }>(
        "select a.email from account a join staff_role r on r.account_id = a.id where r.role = 'owner'",
      )
    )[0]?.email;
    expect(staff).toEqual(
      demoStaff
        .map(({ email, role }) => ({ email, roles: [role], by, same: true }))
        .toSorted((a, b) => a.email.localeCompare(b.email)),
    );
    expect(lines.at(-1)).toContain('noor.vandermeer@example.org (support)');
  });

  test('every service is on sale, from its smallest price', async () => {
    expect(await number('select count(*) from service_card')).toBe(demoServices.length);
    const cards = await rows<{ title: string; price: string }>('select title, price from service_card');
    for (const { title, price } of cards)
      expect(Number(price)).toBe(demoServices.find((service) => service.title === title)?.packages[0]?.price);
  });

  test('orders stand in every state that is built, as their plans say', async () => {
    const states = await rows<{ state: string; n: number }>(
      'select state, count(*)::integer as n from orders group by state',
    );
    const found = Object.fromEntries(states.map(({ state, n }) => [state, n]));
    const fated = (...fates: string[]): number => demoOrders.filter(({ fate }) => fates.includes(fate)).length;
    expect(found).toMatchObject({
      pending_payment: fated('unpaid'),
      expired: fated('expired'),
      awaiting_requirements: fated('awaiting'),
      in_progress: fated('working', 'late', 'more-time-asked', 'extra-added'),
      in_revision: fated('in-revision'),
      delivered: fated('delivered', 'review-extended'),
      disputed: fated('disputed', 'dispute-waiting'),
      cancelled: fated(
        'cancelled-by-client',
        'cancelled-late',
        'cancelled-unanswered',
        'cancelled-abandoned',
        'dispute-decided',
      ),
    });
    expect((found['completed'] ?? 0) + (found['cleared'] ?? 0)).toBe(fated('approved', 'auto-approved'));
    expect(found['completed']).toBeGreaterThanOrEqual(4);
    expect(await number('select count(*) from orders where auto_approved')).toBe(fated('auto-approved'));
    expect(await number("select count(*) from orders where state = 'in_progress' and late_at is not null")).toBe(
      fated('late'),
    );
  });

  test('one dispute waits for a reviewer', async () => {
    expect(await number("select count(*) from dispute where state = 'evidence_closed'")).toBe(1);
  });

  test('the dashboards of all its people say what the ledger and the tables of work have', async () => {
    const context = contextFor(first);
    const people = await rows<{ id: Actor['userId']; role: Role }>(
      'select id, role from account where not is_operator and onboarded',
    );
    for (const { id: userId, role } of people) {
      const actor: Actor = {
        userId,
        sessionId: userId as never,
        role,
        isOperator: false,
        emailVerified: true,
        onboarded: true,
      };
      const facts = await factsOf(first, userId, NOW);
      if (hasClientAbilities(role)) expect(facts).toMatchObject(shownToClient(await homeOf('client', actor, context)));
      if (isFreelancerRole(role))
        expect(facts).toMatchObject(shownToFreelancer(await homeOf('freelancer', actor, context)));
    }
    expect(await number("select count(*) from contract where state = 'active'")).toBeGreaterThan(0);
  });

  test('the ledger, the orders, the reviews and the ratings agree with each other', async () => {
    expect(await violations(first.owner)).toEqual([]);
  });

  test('projects, proposals, contracts and milestones are in every state, with as many of each as a market has', async () => {
    const states = async (table: string) =>
      (await rows<{ state: string }>(`select distinct state from ${table}`)).map(({ state }) => state).toSorted();
    expect(await states('project')).toEqual([...PROJECT_STATES].toSorted());
    expect(await states('proposal')).toEqual([...PROPOSAL_STATES].toSorted());
    expect(await states('contract')).toEqual([...CONTRACT_STATES].toSorted());
    expect(await states('contract_milestone')).toEqual([...MILESTONE_STATES].toSorted());
    expect(await number('select count(*) from project')).toBeGreaterThanOrEqual(40);
    expect(await number('select count(*) from proposal')).toBeGreaterThanOrEqual(160);
    expect(await number('select count(*) from contract')).toBeGreaterThanOrEqual(20);
  });

  test('cards show the mean of the reviews that are shown, and the fee accounts hold the fees of what was completed', async () => {
    const cards = await rows<{ shown: string | null; mean: string | null }>(
      `select card::json->>'rating' as shown,
        (select round(avg(round((communication + quality + value) * 100 / 3.0)) / 100, 2)
         from review where review.service_id = service_card.service_id and author = 'client' and shown_at is not null)
           as mean from service_card`,
    );
    for (const { shown, mean } of cards)
      expect(shown === null ? null : Number(shown)).toBe(mean === null ? null : Number(mean));
    // Of canceled work, what a dispute gave; a tip has a service fee of its own.
    const released = (column: string) =>
      `(select sum(round(${column} * case when state in ('completed', 'cleared') then 10000 else coalesce(released_share, 0) end / 10000.0)) from orders)`;
    for (const [account, fees] of [
      [
        'R.svc',
        `${released('service_fee')} + (select sum(service_fee) from order_tip) + (select sum(released_price - earned) from contract_milestone) + (select coalesce(sum(service_fee), 0) from contract_bonus)`,
      ],
      [
        'R.buy',
        `${released('client_fee')} + (select sum(round(client_fee * released_price / price::numeric)) from contract_milestone)`,
      ],
    ]) {
      expect(await number(`select ledger.platform_balance(id) from ledger.account where name = '${account}'`)).toBe(
        await number(`select ${fees}`),
      );
    }
  });

  test('money moved when the plan says, not on the day of planting', async () => {
    const months = await number("select count(distinct date_trunc('month', created_at)) from ledger.journal");
    expect(months).toBeGreaterThanOrEqual(9);
    expect(await number("select count(*) from ledger.journal where created_at > '2026-11-21T09:00:00Z'")).toBe(0);
    expect(
      await number(
        "select count(*) from orders join ledger.journal on reference_id = orders.id and kind = 'settle' where journal.created_at is distinct from coalesce(orders.completed_at, orders.closed_at)",
      ),
    ).toBe(0);
  });

  test('nobody is told old news, and what is still to come has its timer', async () => {
    expect(await number('select count(*) from job where subject is null')).toBe(0);
    expect(
      await number("select count(*) from job where subject is not null and run_at <= '2026-11-21T09:00:00Z'"),
    ).toBe(0);
    expect(await number('select count(*) from test_provider.event where delivered_at is null')).toBe(0);
  });

  test('the same day plants the same world', async () => {
    const orders = 'select number, state, placed_at, completed_at, total from orders order by number';
    expect(await rows(orders, second)).toEqual(await rows(orders));
    expect(await rows('select id, slug from service order by id', second)).toEqual(
      await rows('select id, slug from service order by id'),
    );
  });

  test('it is planted once', async () => {
    const before = lines.length;
    await plantDemoWorld(contextFor(first), modules, (line) => void lines.push(line));
    expect(lines.length).toBe(before);
    expect(await number('select count(*) from account where not is_operator')).toBe(demoPeople.length);
  });
});

test('a planting that is cut short leaves nothing, and the next one starts afresh', async () => {
  const third = await testDatabase();
  try {
    const context = contextFor(third);
    let statements = 0;
    const dying: Context = {
      ...context,
      database: {
        ...context.database,
        transact: (work) =>
          context.database.transact((tx) =>
            work({
              ...tx,
              rows: ((sql: Statement<readonly unknown[]>, values: readonly unknown[]) => {
                statements += 1;
                if (statements > 700) return Promise.reject(new Error('killed'));
                return tx.rows(sql, values);
              }) as typeof tx.rows,
            }),
          ),
      },
    };
    await expect(plantDemoWorld(dying, modules, () => {})).rejects.toThrow('killed');
    for (const table of ['account', 'service', 'orders', 'ledger.journal', 'demo_world']) {
      expect(await rows(`select 1 from ${table}`, third), table).toEqual([]);
    }
  } finally {
    await third.close();
  }
});

test('a replayed instant counts only while a demo world is being planted', async () => {
  const [row] = await rows<{ is_now: boolean }>(
    "select replayed_now() = now() as is_now from set_config('docket.replayed_at', '2020-01-01', false)",
    second,
  );
  expect(row?.is_now).toBe(true);
});

describe('searching the demo world', () => {
  test('there are at least 80 judged searches, each of services that exist', () => {
    expect(judgedSearches.length).toBeGreaterThanOrEqual(80);
    const keys = new Set(demoServices.map(({ key }) => key));
    for (const { query, grades } of judgedSearches) {
      expect(Object.keys(grades).length, query).toBeGreaterThan(0);
      for (const key of Object.keys(grades)) expect(keys, query).toContain(key);
    }
  });

  test('the first ten answers are at least 0.9 as good as they could be', async () => {
    const { mean, worst } = await judgedOnce(contextFor(first));
    expect(mean, worst.map(({ query, gain }) => `${query}: ${gain.toFixed(2)}`).join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('an exact title is first', async () => {
    for (const { query, grades } of judgedSearches.filter(({ kind }) => kind === 'title'))
      expect((await keysFound(contextFor(first), query))[0], query).toBe(Object.keys(grades)[0]);
  });
});
