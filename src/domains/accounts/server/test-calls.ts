import { composed } from '#kit/server/db/database.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import { giveSecondStep, PASSWORD, type TestApp } from '#app/server/test-app.ts';

const B64 = 'AAAA';
const NOWHERE = '01890000-0000-7000-8000-000000000000';
const SIGNED = {
  id: B64,
  rawId: B64,
  type: 'public-key',
  response: { clientDataJSON: B64, authenticatorData: B64, signature: B64 },
  clientExtensionResults: {},
};
const MADE = {
  id: B64,
  rawId: B64,
  type: 'public-key',
  response: { clientDataJSON: B64, attestationObject: B64 },
  clientExtensionResults: {},
};

/**
 * Proving who one is, and the sign-in methods. What needs a real app or a real passkey is refused here for that alone.
 */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const operatorCall = (id: string): ExampleCall => ({
    as: 'operator',
    params: { id },
    body: { reason: 'It was reported and looked into.' },
  });
  const registered = async (username: string) => {
    const names = {
      first_name: 'Test',
      last_name: 'Person',
      role: 'client',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    return (
      await app.must<{ id: string }>('POST', '/api/register', {
        body: { ...names, email: `${username}@example.com`, username },
      })
    ).id;
  };
  /** Staff have proven their address and sell nothing. */
  const toBeStaff = async (username: string) => {
    const id = await registered(username);
    await app.base.database.transact((tx) =>
      tx.rows(
        composed(
          "update account set email_verified_at = now() from set_config('docket.address_proven_in_session', $1::uuid::text, true) where id = $1",
        ),
        [id],
      ),
    );
    return id;
  };
  const withPasskey = async () => {
    const id = await registered('lost-phone');
    await app.base.database.transact((tx) => giveSecondStep(tx, id));
    return id;
  };
  /** By another operator, so that this one may confirm. */
  const emailProposed = async (username: string, state: 'proposed' | 'sent') => {
    const id = await registered(username);
    await app.base.database.transact((tx) =>
      tx.rows(
        composed(
          `insert into staff_email_change (id, user_id, to_email, reason, state, proposed_by, proposed_at)
           values (gen_random_uuid(), $1, $2, 'It was reported and looked into.', $3, gen_random_uuid(), now())`,
        ),
        [id, `${username}@example.org`, state],
      ),
    );
    return id;
  };
  const suspendedLongAgo = async () => {
    const id = await registered('to-close');
    await app.must('POST', `/api/admin/people/${id}/suspend`, {
      as: 'operator',
      body: { reason: 'Reported by several clients.' },
    });
    await app.base.database.transact((tx) =>
      tx.rows(composed("update account set suspended_at = suspended_at - interval '30 days' where id = $1"), [id]),
    );
    return id;
  };
  const staff = async () => {
    const id = await toBeStaff('staff-no-more');
    await app.base.database.transact((tx) =>
      tx.rows(composed("insert into staff_role values ($1, 'money', null, now())"), [id]),
    );
    return id;
  };
  // Asking for another code is too soon even where a busy machine takes minutes to get there.
  await app.base.database.transact((tx) =>
    tx.rows(composed("update account set verification_asked_at = now() + interval '1 hour' where id = $1"), [
      app.people.unverified.id,
    ]),
  );
  const change = (id: string): ExampleCall => ({
    as: 'operator',
    params: { id },
    body: { role: 'money', reason: 'The work changed hands today.' },
  });
  return {
    'GET /api/registration-rules': { as: null },
    'PUT /api/admin/registration-rules': {
      as: 'operator',
      body: { minimum_age: 18, closed_countries: [408], revision: 1, reason: 'The law of our country asks for it' },
    },
    'POST /api/login': { as: null, body: { email: app.people.client.email, password: PASSWORD } },
    'POST /api/register': {
      as: null,
      body: {
        first_name: 'Nora',
        last_name: 'Quist',
        role: 'client',
        email: 'nora@example.com',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        country_id: 578,
        username: 'nora-quist',
      },
    },
    'POST /api/logout': { as: null },
    'POST /api/check-username': { as: null, body: { username: 'someone-new' } },
    'POST /api/user/change-password': {
      as: 'otherClient',
      body: { current_password: PASSWORD, new_password: `${PASSWORD}7`, new_password_confirmation: `${PASSWORD}7` },
    },
    'GET /api/user/onboarding/progress': { as: 'newClient' },
    'GET /api/user/me': { as: 'newClient' },
    'GET /api/demo/people': { as: null },
    'GET /api/intent': { as: null, query: { path: '/user/withdraw' } },
    'GET /api/user/verify-email': { as: 'unverified' },
    'POST /api/user/verify-email': { as: 'unverified', refusedAs: 'invalid_input', body: { code: '000000' } },
    'POST /api/user/verify-email/resend': { as: 'unverified', refusedAs: 'too_many_requests', body: {} },
    'POST /api/user/verify-email/address': {
      as: 'unverified',
      refusedAs: 'too_many_requests',
      body: { email: 'elsewhere@example.com', password: PASSWORD },
    },
    'POST /api/operator/setup': {
      as: null,
      refusedAs: 'not_found',
      body: {
        token: 'not-a-token-we-gave',
        email: 'boss@example.com',
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    },
    'GET /api/auth/google': { as: null },
    'POST /api/auth/google': { as: null, refusedAs: 'wrong_state', body: {} },
    'POST /api/auth/google/finish': {
      as: null,
      refusedAs: 'wrong_state',
      body: { attempt: 'never-begun', state: 'made-up', code: 'x' },
    },
    'POST /api/auth/google/join': {
      as: null,
      refusedAs: 'wrong_state',
      body: { ticket: 'never-given', role: 'client', first_name: 'Ines', last_name: 'Moreau' },
    },
    'POST /api/auth/google/prove': {
      as: null,
      refusedAs: 'wrong_state',
      body: { ticket: 'never-given', password: PASSWORD },
    },
    'GET /api/user/google': { as: 'newClient' },
    'POST /api/user/google': { as: 'newClient', refusedAs: 'wrong_state', body: {} },
    'DELETE /api/user/google': { as: 'newClient' },
    'POST /api/login/second-factor': {
      as: null,
      refusedAs: 'wrong_state',
      body: { ticket: 'not-a-ticket-we-gave', code: '000000' },
    },
    'POST /api/login/passkey/options': { as: null, body: {} },
    'POST /api/login/passkey': { as: null, refusedAs: 'invalid_input', body: { passkey: SIGNED } },
    'POST /api/password/forgot': { as: null, body: { email: 'someone@example.com' } },
    'POST /api/password/reset': {
      as: null,
      refusedAs: 'invalid_input',
      body: { token: 'not-a-link-we-sent', password: PASSWORD, password_confirmation: PASSWORD },
    },
    'GET /api/user/staff-standing': { as: 'newClient' },
    'GET /api/user/confirm-identity': { as: 'newClient' },
    'POST /api/user/confirm-identity': { as: 'newClient', body: { password: PASSWORD } },
    'POST /api/user/confirm-identity/passkey-options': { as: 'newClient', body: {} },
    'POST /api/user/confirm-identity/email': { as: 'newClient', refusedAs: 'wrong_state', body: {} },
    'GET /api/user/two-factor': { as: 'newClient' },
    'POST /api/user/two-factor/start': { as: 'newClient', body: {} },
    'POST /api/user/two-factor/enable': { as: 'newClient', refusedAs: 'invalid_input', body: { code: '000000' } },
    'POST /api/user/two-factor/disable': { as: 'newClient', refusedAs: 'invalid_input', body: { code: '000000' } },
    'POST /api/user/two-factor/recovery-codes': { as: 'newClient', refusedAs: 'wrong_state', body: {} },
    'GET /api/user/passkeys': { as: 'newClient' },
    'POST /api/user/passkeys/options': { as: 'newClient', body: {} },
    'POST /api/user/passkeys': {
      as: 'newClient',
      refusedAs: 'invalid_input',
      body: { name: 'My phone', passkey: MADE },
    },
    'PUT /api/user/passkeys/:id': {
      as: 'newClient',
      refusedAs: 'not_found',
      params: { id: NOWHERE },
      body: { name: 'My phone' },
      stranger: 'otherClient',
    },
    'DELETE /api/user/passkeys/:id': {
      as: 'newClient',
      refusedAs: 'not_found',
      params: { id: NOWHERE },
      stranger: 'otherClient',
    },
    'GET /api/admin/people/:id/notes': { as: 'operator', params: { id: app.people.client.id } },
    'POST /api/admin/people/:id/notes': {
      as: 'operator',
      params: { id: app.people.client.id },
      body: { text: 'Called about a receipt; sent the link.' },
    },
    'GET /api/admin/people': { as: 'operator', query: { q: 'person', state: 'all', limit: '3' } },
    'GET /api/admin/people/:id': { as: 'operator', params: { id: app.people.client.id } },
    'GET /api/admin/people/:id/open-work': { as: 'operator', params: { id: app.people.freelancer.id } },
    'POST /api/admin/people/:id/suspend': operatorCall(await registered('to-suspend')),
    'POST /api/admin/people/:id/close': operatorCall(await suspendedLongAgo()),
    'POST /api/admin/people/:id/restore': operatorCall(app.people.suspended.id),
    'POST /api/admin/people/:id/end-sessions': operatorCall(await registered('to-sign-out')),
    'POST /api/admin/people/:id/reset-two-factor': operatorCall(await withPasskey()),
    'POST /api/admin/people/:id/change-email': {
      ...operatorCall(await registered('lost-mailbox')),
      body: { email: 'found-mailbox@example.org', reason: 'It was reported and looked into.' },
    },
    'POST /api/admin/people/:id/change-email/confirm': {
      as: 'operator',
      params: { id: await emailProposed('to-confirm', 'proposed') },
    },
    'POST /api/admin/people/:id/change-email/send-again': {
      as: 'operator',
      params: { id: await emailProposed('to-send-again', 'sent') },
    },
    'POST /api/admin/people/:id/change-email/decline': operatorCall(await emailProposed('to-decline', 'proposed')),
    'POST /api/admin/people/:id/grant-role': change(await toBeStaff('to-be-staff')),
    'POST /api/admin/people/:id/take-role': change(await staff()),
    'POST /api/user/email': { as: 'newClient', body: { email: 'a-new-address@example.com' } },
    'POST /api/user/email/confirm': { as: 'newClient', refusedAs: 'invalid_input', body: { code: '000000' } },
    'GET /api/user/sessions': { as: 'newClient' },
    'POST /api/user/sessions/:id/end': {
      as: 'newClient',
      refusedAs: 'not_found',
      params: { id: NOWHERE },
      body: {},
      stranger: 'otherClient',
    },
    'POST /api/user/sessions/end-others': { as: 'newClient', body: {} },
  };
}

export const otherParties: OtherParties = {
  'PUT /api/user/passkeys/:id': OWNER_ONLY,
  'DELETE /api/user/passkeys/:id': OWNER_ONLY,
  'POST /api/user/sessions/:id/end': OWNER_ONLY,
};
