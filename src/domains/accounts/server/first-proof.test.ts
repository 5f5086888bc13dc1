/** AUT-11: an account cannot be taken before its owner has it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_COLUMNS } from '#kit/server/personal-data.ts';
import { ensureOperator } from './accounts.ts';
import { handlers } from '#app/server/modules.ts';
import { testAccounts, type TestAccounts } from './test-accounts.ts';

const PASSWORD = 'tulips under water';
const NEW = 'lanterns over the lake';
let world: TestAccounts;
let count = 0;
beforeAll(async () => {
  world = await testAccounts();
});
afterAll(() => world.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await world.home.owner.query<Row>(text, values)).rows;

/**
 * Everything of an account that opens it, represents it or links elsewhere, as older releases let a stranger set it.
 */
const PLANTED = [
  "insert into two_factor (user_id, secret, enabled_at, created_at) values ($1, '', now(), now())",
  "insert into recovery_code (user_id, code_hash) values ($1, sha256('code'))",
  `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
   values (gen_random_uuid(), $1, 'key-' || $1::uuid, '', 0, '{}', 'Theirs', false, now())`,
  "insert into passkey_challenge (challenge, purpose, user_id, expires_at) values ('c-' || $1::uuid, 'add', $1, now() + interval '5 minutes')",
  "insert into login_challenge (ticket_hash, user_id, expires_at) values (sha256($1::uuid::text::bytea), $1, now() + interval '5 minutes')",
  "insert into google_link (user_id, issuer, subject, email, linked_at) values ($1, 'https://issuer.example', 's-' || $1::uuid, 'thief@example.com', now())",
  `insert into google_attempt (state_hash, browser_hash, nonce, code_verifier, user_id, expires_at)
   values (sha256(('a' || $1::uuid)::bytea), sha256('b'), 'n', 'v', $1, now() + interval '5 minutes')`,
  `insert into google_ticket (ticket_hash, issuer, subject, email, email_verified, user_id, expires_at)
   values (sha256(('t' || $1::uuid)::bytea), 'i', 's', 'thief@example.com', true, $1, now() + interval '5 minutes')`,
  "insert into one_time_code (user_id, purpose, target, created_at) values ($1, 'change_email', 'thief@example.com', now())",
  "insert into phone_check (user_id, country, dial_code, number, channel, asked_at) values ($1, 'US', '+1', '5550100', 'sms', now())",
  `insert into profile (user_id, avatar, bio, social_links, skills)
    values ($1, 'theirs.webp', 'Pay me elsewhere', '{"website":"https://thief.example"}', '{logo-design}')`,
  "insert into portfolio_image (file, user_id, created_at) values ('theirs-' || $1::uuid || '.webp', $1, now())",
  'insert into notification_preference (user_id, saved_at) values ($1, now())',
  "insert into account_closing (user_id, asked_at, paused_services) values ($1, now(), '{}')",
  "insert into known_device (user_id, device_hash) values ($1, sha256('other')) on conflict do nothing",
  "update account set two_factor_enabled = true, onboarded = true, phone = '5550100', phone_country_code = '+1' where id = $1",
] as const;

const ENDS = [
  ...new Set(PLANTED.flatMap((text) => /^insert into (\w+)/.exec(text)?.[1] ?? [])),
  'credential',
].toSorted();
const MEMBERS = 'stays: made only by members, whose address is proven';
const VERIFIED = 'stays: made only once the address is proven';

/** Every table that names a person: whether what it holds ends with the first proof, or why it may stay. */
const FATES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ENDS.map((table) => [table, 'ends'])),
  session: 'ends: marked as ended, the row stays for the list of past devices',
  realtime_ticket: 'ends',
  support_ticket: 'stays: a question to the operators, answered by email to the address it names',
  content_agreement: 'stays: which texts were agreed to with the account; it opens nothing',
  academic_institution: VERIFIED,
  academic_invitation: VERIFIED,
  academic_member: VERIFIED,
  academic_signature: VERIFIED,
  account_link: VERIFIED,
  account:
    'stays: name, username, country and role are what the owner finds and may change; factors, phone and closing end',
  data_export: 'stays: a copy of what was there, behind a session and a confirmation',
  idempotency: 'stays: answers are given again only to a session and the key it was made with',
  kept_letter: 'stays: emails that a demo keeps, to an address',
  notification: 'stays: what happened, for the owner to read',
  notification_letter: 'stays: emails to the address itself',
  profile_view: 'stays: tells about visitors',
  freelancer_change: 'stays for a day: that something of a freelancer changed, nothing of what it says',
  suspension: 'stays: a decision of staff',
  staff_note: 'stays: what staff wrote about them',
  staff_email_change: 'stays: a decision of staff',
  calendar_feed: MEMBERS,
  saved_list: MEMBERS,
  saved_search: MEMBERS,
  saved_thing: MEMBERS,
  seller_absence: MEMBERS,
  seller_capacity: MEMBERS,
  suggestion: VERIFIED,
  staff_role: 'stays: given by an owner, only to a proven address',
  operator_flag: 'stays: names the operator who resolved it',
  charge: MEMBERS,
  charge_addition: MEMBERS,
  early_clearance: MEMBERS,
  funding: MEMBERS,
  funding_refund: MEMBERS,
  held_refund: MEMBERS,
  ledger_adjustment: MEMBERS,
  work_file: MEMBERS,
  attachment: MEMBERS,
  file_scan: MEMBERS,
  partial_upload: MEMBERS,
  orders: MEMBERS,
  payment_customer: MEMBERS,
  payment_decline: MEMBERS,
  contract: MEMBERS,
  contract_milestone: MEMBERS,
  conversation_member: 'stays: people can be written to only once their address is proven',
  conversation: MEMBERS,
  last_seen: 'stays: when someone was last here, shown to people who talk with them',
  live_person: 'stays: who has a page open now, for as long as it is',
  message: MEMBERS,
  message_draft: MEMBERS,
  message_setting: MEMBERS,
  saved_reply: MEMBERS,
  message_file: MEMBERS,
  message_reaction: MEMBERS,
  message_report: MEMBERS,
  push_device: MEMBERS,
  message_original: MEMBERS,
  person_block: MEMBERS,
  custom_offer: MEMBERS,
  project: MEMBERS,
  project_file: MEMBERS,
  project_hidden: MEMBERS,
  project_invitation: MEMBERS,
  project_nda: MEMBERS,
  project_question: MEMBERS,
  project_review: MEMBERS,
  proposal: MEMBERS,
  proposal_draft: MEMBERS,
  proposal_note: MEMBERS,
  dispute: MEMBERS,
  payment_dispute: MEMBERS,
  payment_method: MEMBERS,
  payout_method: MEMBERS,
  content_report: MEMBERS,
  report_case: MEMBERS,
  level_change: MEMBERS,
  review: MEMBERS,
  review_round: MEMBERS,
  review_version: MEMBERS,
  service: MEMBERS,
  service_card: MEMBERS,
  service_review: MEMBERS,
  taken_share: MEMBERS,
  withdrawal: MEMBERS,
  cv: VERIFIED,
  email_change: VERIFIED,
  verification_case: VERIFIED,
  verification_file: VERIFIED,
  billing_details: MEMBERS,
  charge_billing: MEMBERS,
};

interface Taken {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** A stranger's account under someone else's address, with all a stranger ever managed to set. */
async function squatted(): Promise<Taken> {
  count += 1;
  const email = `owner${count}@example.org`;
  const names = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    role: 'freelancer',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const { data } = await world.post('/api/register', names);
  const token = String((await world.post('/api/login', { email, password: PASSWORD })).data['api_token']);
  await world.react();
  for (const text of PLANTED) await sql(text, [data['id']]);
  return { id: String(data['id']), email, token };
}

const emailTo = (email: string) => world.emails.findLast((message) => message.to === email)?.text ?? '';
const linkIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? '';
const codeIn = (text: string) => /\b(\d{3}) (\d{3})\b/.exec(text)?.slice(1).join('') ?? '';

async function held({ id }: Taken): Promise<string[]> {
  const rows = await Promise.all(
    ENDS.map(async (table) => ({ table, n: (await sql(`select 1 from ${table} where user_id = $1`, [id])).length })),
  );
  return rows.filter(({ n }) => n > 0).map(({ table }) => table);
}
const accountOf = async ({ id }: Taken) =>
  (
    await sql<Record<string, unknown>>(
      'select email_verified_at is not null as verified, two_factor_enabled, onboarded, phone, phone_country_code, closing_at from account where id = $1',
      [id],
    )
  )[0];

/**
 * Every way to prove the address except the code in a session of the account, and the password that works afterwards.
 */
const OTHER_ACTS: Record<string, (taken: Taken) => Promise<string | null>> = {
  'the link of a forgotten password': async ({ email }) => {
    await world.post('/api/password/forgot', { email });
    await world.react();
    const token = linkIn(emailTo(email));
    expect((await world.post('/api/password/reset', { token, password: NEW, password_confirmation: NEW })).status).toBe(
      200,
    );
    return NEW;
  },
  'the verification link opened where nobody is signed in': async ({ email }) => {
    const answer = await world.post('/api/user/verify-email', { token: linkIn(emailTo(email)) });
    expect(answer).toMatchObject({ status: 200, data: { verified: true, password_needed: true } });
    return null;
  },
  'the verification link opened in a session of another account': async ({ email }) => {
    const token = linkIn(emailTo(email));
    const other = await squatted();
    expect((await world.post('/api/user/verify-email', { token }, { token: other.token })).data).toMatchObject({
      email,
      password_needed: true,
    });
    return null;
  },
  'the operator named at the start': async ({ email }) => {
    await ensureOperator({ ...world.context, config: { ...world.context.config, admin: { email, password: NEW } } });
    return NEW;
  },
  'a statement that says nothing about how': async ({ id }) => {
    await sql('update account set email_verified_at = now() where id = $1', [id]);
    return null;
  },
};

describe('an address first proven by another act than the code in the session', () => {
  it.each(Object.keys(OTHER_ACTS))('ends all that was set before: %s', async (name) => {
    const taken = await squatted();
    const [{ code_hash: verification } = { code_hash: null }] = await sql<{ code_hash: Buffer | null }>(
      "select code_hash from one_time_code where user_id = $1 and purpose = 'verify_email'",
      [taken.id],
    );
    expect(verification).not.toBeNull();
    expect(await held(taken)).toEqual(ENDS);
    const password = await OTHER_ACTS[name]?.(taken);
    expect(await held(taken)).toEqual(password === null ? [] : ['credential']);
    expect(await accountOf(taken)).toEqual({
      verified: true,
      two_factor_enabled: false,
      onboarded: name === 'the operator named at the start',
      phone: null,
      phone_country_code: null,
      closing_at: null,
    });
    expect((await world.get('/api/user/me', { token: taken.token })).status).toBe(401);
    expect((await world.post('/api/login', { email: taken.email, password: PASSWORD })).status).toBe(401);
    if (typeof password === 'string')
      expect((await world.post('/api/login', { email: taken.email, password })).status).toBe(200);
  });

  it('tells the owner what was removed, and logs it', async () => {
    const taken = await squatted();
    await OTHER_ACTS['the link of a forgotten password']?.(taken);
    const [row] = await sql<{ facts: { userId: string; what: string[] } }>(
      "select facts from job where name = 'accounts.set_before_proof_ended'",
    );
    expect(row?.facts).toEqual({ userId: taken.id, what: ['google', 'passkey', 'phone', 'profile', 'two_factor'] });
  });
});

describe('an address proven in a session of the account', () => {
  it.each(['code', 'token'] as const)('leaves everything as it is: by %s', async (how) => {
    const taken = await squatted();
    const text = emailTo(taken.email);
    const answer = await world.post(
      '/api/user/verify-email',
      { [how]: how === 'code' ? codeIn(text) : linkIn(text) },
      { token: taken.token },
    );
    expect(answer).toMatchObject({ status: 200, data: { verified: true, password_needed: false } });
    expect(await held(taken)).toEqual(ENDS);
    expect((await accountOf(taken))?.['verified']).toBe(true);
  });

  it('ends nothing at a later password reset either: the address was proven before', async () => {
    const taken = await squatted();
    await world.post('/api/user/verify-email', { code: codeIn(emailTo(taken.email)) }, { token: taken.token });
    await OTHER_ACTS['the link of a forgotten password']?.(taken);
    expect(await held(taken)).toContain('passkey');
  });
});

it('a password reset link stops working once the address was corrected', async () => {
  const taken = await squatted();
  await world.post('/api/password/forgot', { email: taken.email });
  await world.react();
  const token = linkIn(emailTo(taken.email));
  world.moveOn(61_000);
  await world.post(
    '/api/user/verify-email/address',
    { email: `corrected-${taken.email}`, password: PASSWORD },
    { token: taken.token },
  );
  expect((await world.post('/api/password/reset', { token, password: NEW, password_confirmation: NEW })).status).toBe(
    422,
  );
});

it('says of every table that names a person whether it ends', async () => {
  const rows = await sql<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and (column_name = any ($1) or table_name = 'account')
     union select distinct conrelid::regclass::text from pg_constraint
     where contype = 'f' and confrelid = 'public.account'::regclass and connamespace = 'public'::regnamespace`,
    [PERSONAL_COLUMNS],
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(FATES).toSorted());
});

/**
 * What may be called before the proof, and what happens to what it sets. A new call that sets a factor belongs to
 * `verified`.
 */
const OPEN_BEFORE: Readonly<Record<string, string>> = {
  'POST /api/user/change-password': 'ends: credential',
  'POST /api/user/verify-email/resend': 'sets nothing',
  'POST /api/user/verify-email/address': 'the address itself, unproven again',
  'POST /api/user/confirm-identity': 'ends: session',
  'POST /api/user/confirm-identity/passkey-options': 'ends: passkey_challenge',
  'POST /api/user/confirm-identity/email': 'ends: one_time_code',
  'POST /api/user/two-factor/disable': 'takes away',
  'PUT /api/user/passkeys/:id': 'a name of what ends',
  'DELETE /api/user/passkeys/:id': 'takes away',
  'POST /api/user/sessions/:id/end': 'takes away',
  'POST /api/user/sessions/end-others': 'takes away',
  'DELETE /api/user/google': 'takes away',
  'POST /api/user/profile': 'ends: profile; names stay',
  'POST /api/user/avatar': 'ends: profile',
  'PUT /api/user/portfolios': 'ends: profile',
  'PUT /api/user/experiences': 'ends: profile',
  'PUT /api/user/educations': 'ends: profile',
  'PUT /api/user/certifications': 'ends: profile',
  'POST /api/user/portfolio-images': 'ends: portfolio_image',
  'POST /api/messages/delivered': 'sets nothing that opens or speaks',
  'POST /api/notifications/:id/read': 'sets nothing that opens or speaks',
  'POST /api/notifications/read-page': 'sets nothing that opens or speaks',
  'POST /api/notifications/read-all': 'sets nothing that opens or speaks',
  'POST /api/notifications/undo-read-all': 'sets nothing that opens or speaks',
  'PUT /api/notifications/:id/snooze': 'sets nothing that opens or speaks',
  'DELETE /api/push/devices/:id': 'takes away',
  'PUT /api/notifications/preferences': 'ends: notification_preference',
  'POST /api/user/data-exports': 'a copy of what is there',
  'POST /api/user/leaving': 'ends: account_closing',
  'DELETE /api/user/leaving': 'takes away',
  'POST /api/realtime/ticket': 'ends: realtime_ticket',
};

it('allows before the proof only what does not outlive it', () => {
  const open = handlers.flatMap(({ endpoint: { kind, access, method, path } }) =>
    kind === 'command' && access === 'signed-in' ? [`${method} ${path}`] : [],
  );
  expect(open.toSorted()).toEqual(Object.keys(OPEN_BEFORE).toSorted());
});

it.each([
  ['/api/user/two-factor/start', {}],
  ['/api/user/two-factor/enable', { code: '000000' }],
  ['/api/user/two-factor/recovery-codes', {}],
  ['/api/user/passkeys/options', {}],
  ['/api/user/email', { email: 'another@example.org' }],
])('refuses to add a factor before the address is proven: %s', async (path, body) => {
  const taken = await squatted();
  await sql('update session set confirmed_at = now() where user_id = $1', [taken.id]);
  expect(await world.post(path, body, { token: taken.token })).toMatchObject({ status: 403, code: 'email_unverified' });
});
