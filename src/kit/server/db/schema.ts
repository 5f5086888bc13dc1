// Generated from the migrated database by `npm run db:types`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default: may be left out of an insert. */
type Default<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
/** bigint and numeric arrive as text, so that no digit is lost. */
type Big = ColumnType<string, string | number | bigint, string | number | bigint>;
type Instant = ColumnType<Date, Date | string, Date | string>;
/** Written as JSON text: the driver would take a list for an SQL array. */
type Json = ColumnType<unknown, string, string>;

export interface Schema {
  category_count: {
    category: string;
    top_category: string;
    listed: number;
  };
  idempotency: {
    user_id: string;
    endpoint: string;
    key: string;
    request_hash: Buffer;
    status: number | null;
    answer: string | null;
    created_at: Default<Instant>;
  };
  kept_letter: {
    id: GeneratedAlways<string>;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    created_at: Default<Instant>;
  };
  migration: {
    name: string;
    hash: string;
    applied_at: Default<Instant>;
  };
  order_delivery: {
    id: string;
    order_id: string;
    version: number;
    note: string;
    link: string | null;
    proof: Buffer;
    delivered_at: Instant;
  };
  order_event: {
    id: GeneratedAlways<string>;
    order_id: string;
    at: Instant;
    move: string;
    party: string;
    actor_id: string | null;
    state_before: string | null;
    state_after: string;
    reason: string | null;
    facts: Default<Json>;
  };
  order_file: {
    id: string;
    order_id: string;
    uploader_id: string;
    purpose: string;
    delivery_id: string | null;
    storage_key: string;
    name: string;
    kind: string;
    bytes: Big;
    sha256: Buffer;
    uploaded_at: Instant;
    sent_at: Instant | null;
  };
  orders: {
    id: string;
    number: string;
    service_id: string;
    service_version_id: string;
    client_id: string;
    freelancer_id: string;
    state: string;
    interrupted_state: string | null;
    currency: string;
    price: Big;
    client_fee: Big;
    service_fee: Big;
    tax: Big;
    total: GeneratedAlways<string>;
    offer: Json;
    delivery_days: number;
    placed_at: Instant;
    paid_at: Instant | null;
    started_at: Instant | null;
    due_at: Instant | null;
    late_at: Instant | null;
    delivered_at: Instant | null;
    review_due_at: Instant | null;
    review_extended: Default<boolean>;
    completed_at: Instant | null;
    auto_approved: Default<boolean>;
    clears_at: Instant | null;
    cleared_at: Instant | null;
    closed_at: Instant | null;
    reminded_at: Instant | null;
    clock_at: Instant | null;
    answers: Json | null;
    reviews_shown_at: Instant | null;
    reviewed_by: Default<string[]>;
    replied_by: Default<string[]>;
  };
  outbox: {
    id: GeneratedAlways<string>;
    name: string;
    facts: Json;
    topics: Default<string[]>;
    created_at: Default<Instant>;
  };
  rate_window: {
    counter: string;
    starts_at: Instant;
    hits: number;
  };
  realtime_ticket: {
    hash: Buffer;
    user_id: string;
    session_id: string;
    expires_at: Instant;
  };
  review: {
    id: string;
    order_id: string;
    author: string;
    author_id: string;
    about_id: string;
    service_id: string;
    service_slug: string;
    communication: number;
    quality: number;
    value: number;
    body: string;
    private_note: string | null;
    written_at: Instant;
    shown_at: Instant | null;
    reply: string | null;
    replied_at: Instant | null;
  };
  service: {
    id: string;
    seller_id: string;
    state: string;
    slug: string | null;
    draft: Json;
    draft_saved_at: Instant;
    cover: string | null;
    version_id: string | null;
    rating_sum: Default<number>;
    rating_count: Default<number>;
    created_at: Instant;
    published_at: Instant | null;
  };
  service_card: {
    service_id: string;
    seller_id: string;
    slug: string;
    title: string;
    category: string;
    top_category: string;
    price: Big;
    delivery_days: number;
    rating: number;
    score: number;
    published_at: Instant;
    card: string;
    heading: string;
    search: string;
  };
  service_event: {
    id: GeneratedAlways<string>;
    service_id: string;
    at: Instant;
    move: string;
    party: string;
    actor_id: string | null;
    state_before: string | null;
    state_after: string;
    reason: string | null;
  };
  service_version: {
    id: string;
    service_id: string;
    number: number;
    content: Json;
    published_at: Instant;
  };
  timer: {
    kind: string;
    subject: string;
    fires_at: Instant;
    tries: Default<number>;
    last_error: string | null;
  };
}
