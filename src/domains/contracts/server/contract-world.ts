/**
 * For tests: a client, a freelancer, a stranger, money in the client's wallet, a contract between them, and a clock to
 * turn.
 */
import { bonusCharge, milestoneCharge } from '../charge-kind.ts';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chargeKinds, fund } from '#domains/wallet/server/wallet.ts';
import { disputeTimers, disputedWork } from '#domains/disputes/server/disputes.ts';
import { reviewFacts, reviewTimers } from '#domains/reviews/server/reviews.ts';
import type { Actor, Role } from '#kit/actor.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { acceptOffer } from './answer-offer.ts';
import { contractTimers } from './contract-clock.ts';
import { bonusTimer } from './give-bonus.ts';
import { disputedMilestone } from './dispute-milestone.ts';
import { milestoneTimers } from './milestone-clock.ts';
import { offerContract, type Offer } from './offer-contract.ts';
import { versionsOf } from './signed-versions.ts';
import { lockMyContract, type Contract } from './store.ts';

export const usd = (amount: number): Money => money(amount, 'USD');

const person = (role: Role): Actor => ({
  userId: uuidv7(),
  sessionId: uuidv7(),
  role,
  isOperator: false,
  emailVerified: true,
  onboarded: true,
});
export const usernameOf = ({ userId }: Pick<Actor, 'userId'>): string => `u${userId.slice(-12)}`;

export interface ContractWorld {
  readonly database: TestDatabase;
  readonly context: Context;
  readonly client: Actor;
  readonly freelancer: Actor;
  readonly stranger: Actor;
  now(): Date;
  /** Moves time on and lets every deadline fire that came due. */
  pass(ms: number): Promise<void>;
  /** Moves time on without firing deadlines. */
  sleep(ms: number): void;
  fireTimers(): Promise<void>;
  do<Result>(command: (tx: Tx) => Promise<Result>): Promise<Result>;
  offer(wish?: Partial<Offer>): Promise<Contract>;
  /** Offered and signed by both. */
  sign(wish?: Partial<Offer>): Promise<Contract>;
  current(number: string): Promise<Contract>;
  addMoney(actor: Actor, amount: Money): Promise<void>;
  close(): Promise<void>;
}

export const MILESTONES = [
  {
    title: 'Wireframes',
    price: usd(40_000),
    days: 7,
    criteria: ['Every screen of the brief', 'A note on what was left out'],
  },
  { title: 'Final screens', price: usd(80_000), days: 14, criteria: ['Light and dark'] },
] as const;

export async function contractWorld(): Promise<ContractWorld> {
  const database = await testDatabase();
  let time = new Date('2026-03-02T09:00:00Z').getTime();
  const now = () => new Date(time);
  const files = localFiles(path.join(tmpdir(), `docket-contracts-${process.pid}`));
  const context = testContext(database.database, {
    clock: now,
    files,
    facts: [reviewFacts],
    extensions: [disputedWork.with(disputedMilestone), chargeKinds.with(bonusCharge, milestoneCharge)],
  });
  const [client, freelancer, stranger] = [person('client'), person('freelancer'), person('both')];
  for (const actor of [client, freelancer, stranger])
    await database.owner.query(
      `insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at)
       values ($1, $2, now(), $3, true, $4, $5, 'Example', now())`,
      [
        actor.userId,
        `${actor.userId}@example.com`,
        actor.role,
        usernameOf(actor),
        actor.role[0]?.toUpperCase() + actor.role.slice(1),
      ],
    );
  const act = <Result>(command: (tx: Tx) => Promise<Result>) => database.database.transact(command);
  const isAnyDue = async () =>
    (await database.owner.query('select 1 from job where subject is not null and run_at <= $1', [now()])).rowCount !==
    0;
  const fireTimers = async () => {
    while (await isAnyDue())
      await fireDueTimers(
        context,
        [...contractTimers, ...milestoneTimers, bonusTimer, ...reviewTimers, ...disputeTimers],
        now(),
      );
  };
  const wished = (wish: Partial<Offer>): Offer => ({
    freelancer: usernameOf(freelancer),
    title: 'Screens for a booking app',
    scope: 'Twelve screens, from search to receipt.',
    milestones: MILESTONES,
    valid_hours: 48,
    signature: 'Client Example',
    ...wish,
  });
  const offer = (wish: Partial<Offer> = {}) => act((tx) => offerContract(tx, client, wished(wish), context));
  return {
    database,
    context,
    client,
    freelancer,
    stranger,
    now,
    fireTimers,
    sleep: (ms) => void (time += ms),
    async pass(ms) {
      time += ms;
      await fireTimers();
    },
    do: act,
    offer,
    async sign(wish = {}) {
      const { id, number } = await offer(wish);
      const [newest] = await versionsOf(context.db, id);
      const hash = newest?.hash.toString('hex') ?? '';
      return act((tx) => acceptOffer(tx, freelancer, number, { signature: 'Freelancer Example', hash }, context));
    },
    current: (number) => act((tx) => lockMyContract(tx, number, client.userId, context)),
    async addMoney(actor, amount) {
      const id = uuidv7();
      await act((tx) =>
        fund(tx, {
          journalId: id,
          userId: actor.userId,
          amount,
          source: 'test',
          reference: { type: 'funding', id, label: 'Money added' },
        }),
      );
    },
    close: () => database.close(),
  };
}
