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
  account: {
    id: string;
    email: string;
    email_verified_at: Instant | null;
    role: Default<string>;
    is_operator: Default<boolean>;
    onboarded: Default<boolean>;
    username: string;
    first_name: string;
    middle_name: string | null;
    last_name: string;
    country_id: number | null;
    phone: string | null;
    phone_country_code: string | null;
    phone_verified_at: Instant | null;
    identity_verified_at: Instant | null;
    background_checked_at: Instant | null;
    two_factor_enabled: Default<boolean>;
    verification_asked_at: Instant | null;
    last_login_at: Instant | null;
    last_activity_at: Instant | null;
    created_at: Instant;
    password_reset_at: Instant | null;
    suspended_at: Instant | null;
    closing_at: Instant | null;
    erased_at: Instant | null;
    payout_method_proven_at: Instant | null;
    closed_at: Instant | null;
  };
  account_closing: {
    user_id: string;
    asked_at: Instant;
    paused_services: string[];
  };
  attempt: {
    counter: string;
    failures: number;
    blocked_until: Instant | null;
    last_at: Instant;
  };
  bank_detail: {
    user_id: string | null;
    id: string | null;
    kind: string | null;
    label: string | null;
    is_default: boolean | null;
    created_at: Instant | null;
  };
  category_count: {
    category: string;
    top_category: string;
    listed: number;
  };
  check_run: {
    id: string;
    state: string;
    asked_by: string | null;
    asked_at: Default<Instant>;
    started_at: Instant | null;
    ended_at: Instant | null;
    checks: Default<number>;
    violations: Default<number>;
    found: Default<Json>;
    error: string | null;
  };
  country: {
    id: number;
    code: string;
  };
  credential: {
    user_id: string;
    password_hash: string;
    changed_at: Instant;
  };
  data_export: {
    id: string;
    user_id: string;
    state: Default<string>;
    parts_done: Default<number>;
    parts: Default<number>;
    bytes: Big | null;
    asked_at: Instant;
    ready_at: Instant | null;
    expires_at: Instant | null;
  };
  demo_world: {
    only_one: Default<boolean>;
    seed: number;
    planted_at: Instant | null;
  };
  early_clearance: {
    journal_id: string;
    order_id: string;
    user_id: string;
    amount: Big;
    fee: Big;
    currency: string;
    at: Default<Instant>;
  };
  email_change: {
    id: string;
    user_id: string;
    from_email: string;
    to_email: string;
    changed_at: Instant;
    undo_until: Instant;
    undo_hash: Buffer | null;
    undone_at: Instant | null;
  };
  file_scan: {
    id: string;
    storage_key: string;
    uploader_id: string | null;
    name: string;
    topics: Default<string[]>;
    state: Default<string>;
    found: string | null;
    tries: Default<number>;
    added_at: Instant;
    scanned_at: Instant | null;
  };
  funding: {
    id: string;
    number: string;
    user_id: string;
    provider: string;
    live: boolean;
    amount: Big;
    currency: string;
    state: Default<string>;
    reason: string | null;
    provider_reference: string | null;
    checkout_url: string | null;
    next_path: string | null;
    expires_at: Instant;
    created_at: Default<Instant>;
    updated_at: Default<Instant>;
    charge_reference: string | null;
    method_id: string | null;
  };
  funding_refund: {
    id: string;
    number: string;
    funding_id: string;
    user_id: string;
    origin: string;
    amount: Big;
    currency: string;
    state: Default<string>;
    reason: string | null;
    provider_reference: string | null;
    created_at: Default<Instant>;
    updated_at: Default<Instant>;
  };
  google_attempt: {
    state_hash: Buffer;
    browser_hash: Buffer;
    nonce: string;
    code_verifier: string;
    user_id: string | null;
    expires_at: Instant;
  };
  google_link: {
    user_id: string;
    issuer: string;
    subject: string;
    email: string;
    linked_at: Instant;
  };
  google_ticket: {
    ticket_hash: Buffer;
    issuer: string;
    subject: string;
    email: string;
    email_verified: boolean;
    user_id: string | null;
    expires_at: Instant;
  };
  held_refund: {
    journal_id: string;
    user_id: string;
    reference_type: string;
    reference_id: string;
    amount: Big;
    currency: string;
    at: Instant;
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
  instance_key: {
    only_one: Default<boolean>;
    fingerprint: Buffer | null;
    written_at: Default<Instant>;
  };
  kept_letter: {
    id: GeneratedAlways<string>;
    recipient: string;
    subject: string;
    body_text: string;
    body_html: string;
    created_at: Default<Instant>;
  };
  known_device: {
    device_hash: Buffer;
    user_id: string;
    created_at: Default<Instant>;
    last_used_at: Default<Instant>;
  };
  ledger_adjustment: {
    id: string;
    kind: string;
    state: string;
    journal_id: string | null;
    user_id: string | null;
    account: string | null;
    amount: Big | null;
    currency: string | null;
    reason: string;
    proposed_by: string;
    proposed_at: Default<Instant>;
    decided_by: string | null;
    decided_at: Instant | null;
    decided_because: string | null;
    posted_journal_id: string | null;
  };
  level_run: {
    ran_on: string;
    finished_at: Instant;
  };
  login_challenge: {
    ticket_hash: Buffer;
    user_id: string;
    tries: Default<number>;
    expires_at: Instant;
  };
  migration: {
    name: string;
    hash: string;
    applied_at: Default<Instant>;
  };
  notification: {
    id: string;
    user_id: string;
    event_id: Big;
    event: string;
    topic: string;
    group_key: string;
    group_title: string;
    title: string;
    body: string;
    path: string;
    essential: boolean;
    in_app: boolean;
    letter_id: string | null;
    at: Instant;
    read_at: Instant | null;
    read_batch: string | null;
  };
  notification_letter: {
    id: string;
    user_id: string;
    slot: string;
    address: string | null;
    due_at: Instant;
    tries: Default<number>;
    sent_at: Instant | null;
    dropped_at: Instant | null;
    created_at: Instant;
    trying_since: Instant | null;
  };
  notification_preference: {
    user_id: string;
    topics: Default<Json>;
    digest: Default<string>;
    quiet_from: string | null;
    quiet_to: string | null;
    saved_at: Instant;
  };
  notification_preference_record: {
    user_id: string | null;
    preferences: Json | null;
  };
  notified_person: {
    user_id: string | null;
    email: string | null;
    first_name: string | null;
    is_operator: boolean | null;
    timezone: string | null;
  };
  notified_staff: {
    user_id: string | null;
    role: string | null;
  };
  one_time_code: {
    user_id: string;
    purpose: string;
    target: string;
    code_hash: Buffer | null;
    code_expires_at: Instant | null;
    tries: Default<number>;
    link_hash: Buffer | null;
    link_expires_at: Instant | null;
    created_at: Instant;
  };
  operator_flag: {
    id: string;
    kind: string;
    subject: string;
    words: string;
    facts: Default<Json>;
    seen: Default<number>;
    first_at: Default<Instant>;
    last_at: Default<Instant>;
    resolved_at: Instant | null;
    resolved_by: string | null;
    resolved_because: string | null;
  };
  order_charge: {
    id: string | null;
    number: string | null;
    client_id: string | null;
    freelancer_id: string | null;
    currency: string | null;
    price: Big | null;
    client_fee: Big | null;
    service_fee: Big | null;
    tax: Big | null;
    total: Big | null;
    title: string | null;
    state: string | null;
    placed_at: Instant | null;
    paid_at: Instant | null;
    due_at: Instant | null;
    completed_at: Instant | null;
    clears_at: Instant | null;
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
    on_hold_at: Instant | null;
    waits_since: Instant | null;
    paused_ms: Default<Big>;
  };
  outbox: {
    id: GeneratedAlways<string>;
    name: string;
    facts: Json;
    topics: Default<string[]>;
    created_at: Default<Instant>;
    urgent: Default<boolean>;
  };
  passkey: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: Big;
    transports: string[];
    name: string;
    is_synced: boolean;
    created_at: Instant;
    last_used_at: Instant | null;
  };
  passkey_challenge: {
    challenge: string;
    purpose: string;
    user_id: string | null;
    expires_at: Instant;
  };
  payment_customer: {
    user_id: string;
    provider: string;
    live: boolean;
    customer_reference: string;
  };
  payment_decline: {
    id: GeneratedAlways<string>;
    provider: string;
    attempt: string;
    user_id: string;
    network: string | null;
    card: string | null;
    at: Default<Instant>;
  };
  payment_dispute: {
    id: string;
    provider: string;
    provider_reference: string;
    funding_id: string;
    user_id: string;
    amount: Big;
    currency: string;
    state: string;
    reason: string | null;
    evidence_due_at: Instant | null;
    taken_at: Instant | null;
    given_back_at: Instant | null;
    created_at: Default<Instant>;
    updated_at: Default<Instant>;
  };
  payment_event: {
    id: string;
    provider: string;
    event_id: string;
    kind: string;
    body: string;
    news: Json | null;
    state: Default<string>;
    note: string | null;
    tries: Default<number>;
    received_at: Default<Instant>;
    processed_at: Instant | null;
  };
  payment_method: {
    id: string;
    user_id: string;
    provider: string;
    live: boolean;
    provider_reference: string;
    kind: string;
    label: string;
    last4: string | null;
    expires: string | null;
    is_default: Default<boolean>;
    created_at: Default<Instant>;
    fingerprint: string | null;
  };
  payment_origin: {
    subject: string;
    network: string;
    at: Default<Instant>;
  };
  payout_line: {
    provider: string | null;
    reference: string | null;
    provider_reference: string | null;
    amount: Big | null;
    currency: string | null;
    state: string | null;
    created_at: Instant | null;
    provider_transaction: string | null;
  };
  payout_method: {
    id: string;
    user_id: string;
    kind: string;
    country: string;
    holder: string;
    label: string;
    sealed: Buffer;
    fingerprint: Buffer;
    is_default: Default<boolean>;
    flagged: string | null;
    proven_at: Instant | null;
    created_at: Default<Instant>;
    removed_at: Instant | null;
  };
  person_card: {
    user_id: string | null;
    username: string | null;
    display_name: string | null;
    avatar: string | null;
    professional_title: string | null;
    role: string | null;
    country_code: string | null;
    verification_level: number | null;
    level: string | null;
    member_since: Instant | null;
    last_activity_at: Instant | null;
    availability_status: string | null;
    timezone: string | null;
    languages: Json | null;
  };
  phone_check: {
    user_id: string;
    country: string;
    dial_code: string;
    number: string;
    channel: string;
    asked_at: Instant;
    refused_because: string | null;
  };
  policy_report: {
    directive: string;
    blocked: string;
    page: string;
    count: Big;
    first_seen_at: Instant;
    last_seen_at: Instant;
  };
  portfolio_image: {
    file: string;
    user_id: string;
    created_at: Instant;
  };
  profile: {
    user_id: string;
    avatar: string | null;
    date_of_birth: string | null;
    gender: string | null;
    category_id: string | null;
    bio: string | null;
    professional_title: string | null;
    tagline: string | null;
    hourly_rate: Big | null;
    hourly_rate_currency: string | null;
    experience_level: string | null;
    availability_status: Default<string>;
    unavailable_reason: string | null;
    timezone: string | null;
    social_links: Default<Json>;
    state_id: string | null;
    city_id: string | null;
    state_name: string | null;
    city_name: string | null;
    address: string | null;
    address_line_1: string | null;
    address_line_2: string | null;
    city: string | null;
    state_province: string | null;
    postal_code: string | null;
    skills: Default<string[]>;
    languages: Default<Json>;
    portfolios: Default<Json>;
    experiences: Default<Json>;
    educations: Default<Json>;
    certifications: Default<Json>;
    industries: Default<string[]>;
    subindustries: Default<string[]>;
    company_name: string | null;
    completion: Default<number>;
    level: Default<string>;
    views: Default<number>;
    notification_preferences: Default<Json>;
    privacy_settings: Default<Json>;
    updated_at: Instant | null;
    skill_levels: Default<Json>;
    company_about: string | null;
    company_website: string | null;
    company_size: string | null;
    hiring_needs: string | null;
    standing: Json | null;
    level_since: Instant | null;
    level_loss_at: Instant | null;
  };
  profile_view: {
    user_id: string;
    seen_on: string;
    viewer: Buffer;
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
  reconciliation: {
    id: string;
    provider: string;
    day: string;
    asked_by: string | null;
    from_at: Instant;
    to_at: Instant;
    state: Default<string>;
    ours: Default<number>;
    theirs: Default<number>;
    error: string | null;
    started_at: Default<Instant>;
    finished_at: Instant | null;
  };
  reconciliation_difference: {
    id: GeneratedAlways<string>;
    reconciliation_id: string;
    kind: string;
    about: string;
    provider_reference: string | null;
    reference: string | null;
    ours: string | null;
    theirs: string | null;
  };
  recovery_code: {
    user_id: string;
    code_hash: Buffer;
    used_at: Instant | null;
  };
  restored_copy: {
    taken_at: Instant;
    started_at: Default<Instant>;
  };
  retired_username: {
    hash: Buffer;
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
  session: {
    id: string;
    user_id: string;
    token_hash: Buffer;
    created_at: Instant;
    last_used_at: Instant;
    expires_at: Instant;
    ended_at: Instant | null;
    address: string;
    user_agent: string;
    confirmed_at: Instant | null;
    way: Default<string>;
    second_step_at: Instant | null;
    confirmed_with_factor: Default<boolean>;
  };
  shared_destination: {
    id: string;
    fingerprint: Buffer;
    label: string;
    noticed_at: Default<Instant>;
    settled_at: Instant | null;
    settled_by: string | null;
    settled_because: string | null;
  };
  staff_act_links: {
    place: Big;
    act_id: Big;
    previous: Buffer;
    hash: Buffer;
  };
  staff_acts: {
    id: GeneratedAlways<string>;
    at: Default<Instant>;
    actor_id: string;
    act: string;
    is_read: Default<boolean>;
    subject_type: string;
    subject_id: string;
    reason: string | null;
    before: Json | null;
    after: Json | null;
  };
  staff_role: {
    account_id: string;
    role: string;
    granted_by: string | null;
    granted_at: Instant;
  };
  storage_space: {
    place: string;
    level: string;
    free_percent: number;
    changed_at: Instant;
    probed_at: Instant;
  };
  suspension: {
    id: string;
    user_id: string;
    reason: string;
    suspended_by: string;
    suspended_at: Instant;
    lifted_by: string | null;
    lifted_at: Instant | null;
    lifted_because: string | null;
  };
  taken_share: {
    id: GeneratedAlways<string>;
    subject_id: string;
    order_id: string | null;
    user_id: string | null;
    account: string;
    amount: Big;
    currency: string;
  };
  term_change: {
    id: GeneratedAlways<string>;
    name: string;
    old_value: number;
    new_value: number;
    holds_from: Instant;
    changed_by: string;
    changed_at: Default<Instant>;
    reason: string;
  };
  timer: {
    kind: string;
    subject: string;
    fires_at: Instant;
    tries: Default<number>;
    last_error: string | null;
  };
  two_factor: {
    user_id: string;
    secret: Buffer;
    enabled_at: Instant | null;
    last_step: Default<Big>;
    created_at: Instant;
  };
  verification_case: {
    id: string;
    user_id: string;
    state: string;
    document_kind: string | null;
    started_at: Instant;
    submitted_at: Instant | null;
    decided_at: Instant | null;
    decided_by: string | null;
    reason_code: string | null;
    statement: string | null;
    document_expires_on: string | null;
    file_hashes: Default<Json>;
    files_deleted_at: Instant | null;
    appeal: string | null;
    appealed_at: Instant | null;
    taken_by: string | null;
    taken_at: Instant | null;
    waiting_since: Instant | null;
    appeal_answer: string | null;
    appeal_answered_at: Instant | null;
    appeal_answered_by: string | null;
    provider: Default<string>;
    provider_reference: string | null;
    provider_tries: Default<number>;
  };
  verification_file: {
    id: string;
    case_id: string;
    user_id: string;
    part: string;
    kind: string;
    bytes: number;
    sha256: Buffer;
    added_at: Instant;
  };
  withdrawal: {
    id: string;
    number: string;
    user_id: string;
    method_id: string;
    provider: string;
    live: boolean;
    lane: string;
    amount: Big;
    fee: Big;
    currency: string;
    state: Default<string>;
    reason: string | null;
    held_until: Instant | null;
    sends_at: Instant | null;
    promised_at: Instant | null;
    provider_reference: string | null;
    requested_at: Default<Instant>;
    approved_at: Instant | null;
    sent_at: Instant | null;
    ended_at: Instant | null;
    provider_transaction: string | null;
    stopped_for: string | null;
    listed_at: Instant | null;
  };
  withdrawal_charge: {
    id: string | null;
    number: string | null;
    user_id: string | null;
    currency: string | null;
    amount: Big | null;
    fee: Big | null;
    lane: string | null;
    state: string | null;
    reason: string | null;
    requested_at: Instant | null;
    ended_at: Instant | null;
    method: string | null;
  };
  withdrawal_event: {
    id: GeneratedAlways<string>;
    withdrawal_id: string;
    at: Default<Instant>;
    move: string;
    party: string;
    actor_id: string | null;
    state_before: string | null;
    state_after: string;
    reason: string | null;
  };
}
