import type { Context } from '../context.ts';
import { statement } from '../db/database.ts';
import { pulse, type Pulse } from '../jobs/pulse.ts';
import { decideCheckout } from './test-checkouts.ts';
import { onTestEvent } from './test-events.ts';
import { settlePayouts } from './test-payouts.ts';
import { SIGNATURE_HEADER } from './test-provider.ts';
import { settleRefunds } from './test-returns.ts';
import { signWebhook } from './webhook-signature.ts';

const BEAT_MS = 1_000;
const BATCH = 20;
const ANSWER_WITHIN_MS = 5_000;

/**
 * Claiming sets the time of the next try, so a sender that dies loses nothing and two senders send different events.
 */
const claim = statement(
  'test_event_claim',
  `update test_provider.event
    set tries = tries + 1, next_try_at = now() + make_interval(secs => least(3600, 2 ^ least(tries, 12)))
   where id in (select id from test_provider.event where delivered_at is null and next_try_at <= now()
     order by next_try_at limit ${BATCH} for update skip locked)
   returning id, body`,
);
const delivered = statement(
  'test_event_delivered',
  'update test_provider.event set delivered_at = now() where id = :id',
);
const secret = statement('test_secret', 'select secret from test_provider.secret order by id desc limit 1');
const due = statement(
  'test_checkout_due',
  `(select id, state from test_provider.checkout where state = 'pending' and settles_at <= now() limit ${BATCH})
   union all (select id, state from test_provider.checkout where state in ('open', 'challenge') and expires_at <= now() limit ${BATCH})`,
);

const unsettled = statement(
  'test_unsettled',
  `select 1 as some where exists (select from test_provider.refund where state = 'pending' and settles_at <= now())
     or exists (select from test_provider.payout where becomes is not null and settles_at <= now())`,
);

/** Payments that were to arrive later arrive; checkouts nobody finished expire. */
async function settleDue({ database }: Context): Promise<void> {
  for (const { id, state } of await database.db.rows(due)) {
    await database.transact((tx) =>
      decideCheckout(
        tx,
        id,
        [state],
        state === 'pending'
          ? { state: 'paid' }
          : { state: 'expired', reason: 'The checkout was not finished in time.' },
      ),
    );
  }
  const later = await database.db.row(unsettled);
  if (later !== undefined) {
    await database.transact(settleRefunds);
    await database.transact(settlePayouts);
  }
}

async function send(
  url: string,
  key: string,
  event: { id: string; body: string },
  answerWithinMs: number,
): Promise<boolean> {
  const body = Buffer.from(event.body);
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(key, new Date(), body) };
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false; // The address does not answer now; the event stays and is sent again.
  }
}

/** Sends what is due; answers whether there may be more. */
export async function deliverTestEvents(
  context: Context,
  url: string,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<boolean> {
  await settleDue(context);
  const events = await context.database.transact((tx) => tx.rows(claim));
  if (events.length === 0) return false;
  const key = (await context.db.row(secret))?.secret ?? '';
  await Promise.all(
    events.map(async (event) => {
      if (await send(url, key, event, answerWithinMs))
        await context.database.transact((tx) => tx.rows(delivered, { id: event.id }));
      else context.log.warn({ event: event.id }, 'test provider: webhook not taken, it will be sent again');
    }),
  );
  return events.length === BATCH;
}

/**
 * The test provider's own worker: real, signed calls over HTTP to this app, repeated with growing pauses until taken.
 */
export function startTestDeliveries(context: Context, baseUrl: string): Pulse {
  const running = pulse(
    'test provider',
    BEAT_MS,
    () => deliverTestEvents(context, `${baseUrl}/api/payments/webhooks/test`),
    context.log,
  );
  const forget = onTestEvent(() => running.wake());
  return {
    wake: () => running.wake(),
    stop: async () => {
      forget();
      await running.stop();
    },
  };
}
