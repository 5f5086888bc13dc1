import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { ServiceContent } from '../draft.ts';
import { serviceSubmitted } from '../events.ts';
import { CLEAN_SERVICES, type Finding, type ReviewKind } from '../moderation.ts';
import { contentToStore } from './stored.ts';

const withdraw = statement(
  'service_review_withdraw',
  "update service_review set state = 'withdrawn', decided_at = :now where service_id = :serviceId and state = 'waiting'",
);
const insert = statement(
  'service_review_insert',
  `insert into service_review (id, service_id, seller_id, kind, content, findings, asked_at)
   values (:id, :serviceId, :sellerId, :kind, :content, :findings, :now)`,
);

interface Submitted {
  readonly serviceId: string;
  readonly sellerId: string;
  readonly kind: ReviewKind;
  readonly content: ServiceContent;
  readonly found: readonly Finding[];
}

/** What was submitted before and nobody looked at is replaced. */
export async function submitForReview(
  tx: Tx,
  { serviceId, sellerId, kind, content, found }: Submitted,
  context: Context,
): Promise<void> {
  const now = context.clock();
  await tx.rows(withdraw, { serviceId, now });
  const shown = found.map(({ kind: ruleKind, field, found: text, reason }) => ({
    kind: ruleKind,
    field,
    found: text,
    reason,
  }));
  await tx.rows(insert, {
    id: context.makeId(),
    serviceId,
    sellerId,
    kind,
    content: JSON.stringify(contentToStore(content)),
    findings: JSON.stringify(shown),
    now,
  });
  announce(tx, serviceSubmitted, { serviceId, sellerId }, [userTopic(sellerId)]);
}

/** Nothing of the last text is wrong any more. */
export async function withdrawReview(tx: Tx, serviceId: string, at: Date): Promise<void> {
  await tx.rows(withdraw, { serviceId, now: at });
}

const record = statement(
  'service_seller_record',
  `select coalesce(p.verification_level >= 75, false) as "is_verified!",
     (select count(*)::integer from service s where s.seller_id = :sellerId and s.state = 'active') as "live!",
     (select count(*)::integer from service_review r
       where r.seller_id = :sellerId and r.state in ('needs_changes', 'denied')) as "sent_back!",
     p.member_since as "member_since!"
   from person_card p where p.user_id = :sellerId`,
);

export async function sellerRecord(tx: Pick<Tx, 'row'>, sellerId: string) {
  const row = await tx.row(record, { sellerId });
  return {
    is_verified: row?.is_verified === true,
    live_services: row?.live ?? 0,
    sent_back: row?.sent_back ?? 0,
    member_since: row?.member_since ?? null,
  };
}

/** Verified, with five live services and none ever sent back: live immediately, whatever the setting (SVC-3). */
export async function isTrusted(tx: Tx, sellerId: string): Promise<boolean> {
  const { is_verified: isVerified, live_services: live, sent_back: sentBack } = await sellerRecord(tx, sellerId);
  return isVerified && live >= CLEAN_SERVICES && sentBack === 0;
}
