import type { Call } from '../test-calls.ts';
import { PASSWORD, type TestApp } from '../test-app.ts';

const B64 = 'AAAA';
const NOWHERE = '01890000-0000-7000-8000-000000000000';
const SIGNED = {
  id: B64,
  rawId: B64,
  type: 'public-key',
  response: { clientDataJSON: B64, authenticatorData: B64, signature: B64 },
  clientExtensionResults: {},
};
const MADE = { id: B64, rawId: B64, type: 'public-key', response: { clientDataJSON: B64, attestationObject: B64 }, clientExtensionResults: {} };

/** Proving who one is, and the ways in. What needs a real app or a real passkey is refused here for that alone. */
export async function securityCalls(app: TestApp): Promise<Record<string, Call>> {
  const about = (id: string): Call => ({ as: 'operator', params: { id }, body: { reason: 'It was reported and looked into.' } });
  const registered = async (username: string) => {
    const names = { first_name: 'Test', last_name: 'Person', role: 'client', password: PASSWORD, password_confirmation: PASSWORD };
    return (await app.must<{ id: string }>('POST', '/api/register', { body: { ...names, email: `${username}@example.com`, username } })).id;
  };
  /** Staff have proven their address and sell nothing. */
  const toBeStaff = async (username: string) => {
    const id = await registered(username);
    await app.base.database.transact((tx) =>
      tx.rows("update account set email_verified_at = now() from set_config('docket.address_proven_in_session', $1::uuid::text, true) where id = $1", [id]),
    );
    return id;
  };
  const suspendedLongAgo = async () => {
    const id = await registered('to-close');
    await app.must('POST', `/api/admin/people/${id}/suspend`, { as: 'operator', body: { reason: 'Reported by several clients.' } });
    await app.base.database.transact((tx) => tx.rows("update account set suspended_at = suspended_at - interval '30 days' where id = $1", [id]));
    return id;
  };
  const staff = async () => {
    const id = await toBeStaff('staff-no-more');
    await app.base.database.transact((tx) => tx.rows("insert into staff_role values ($1, 'money', null, now())", [id]));
    return id;
  };
  const change = (id: string): Call => ({ as: 'operator', params: { id }, body: { role: 'money', reason: 'The work changed hands today.' } });
  return {
    'POST /api/login/second-factor': { as: null, body: { ticket: 'not-a-ticket-we-gave', code: '000000' } },
    'POST /api/login/passkey/options': { as: null, body: {} },
    'POST /api/login/passkey': { as: null, body: { passkey: SIGNED } },
    'POST /api/password/forgot': { as: null, body: { email: 'somebody@example.com' } },
    'POST /api/password/reset': { as: null, body: { token: 'not-a-link-we-sent', password: PASSWORD, password_confirmation: PASSWORD } },
    'GET /api/user/staff-standing': { as: 'newClient' },
    'GET /api/user/confirm-identity': { as: 'newClient' },
    'POST /api/user/confirm-identity': { as: 'newClient', body: { password: PASSWORD } },
    'POST /api/user/confirm-identity/passkey-options': { as: 'newClient', body: {} },
    'POST /api/user/confirm-identity/letter': { as: 'newClient', body: {} },
    'GET /api/user/two-factor': { as: 'newClient' },
    'POST /api/user/two-factor/start': { as: 'newClient', body: {} },
    'POST /api/user/two-factor/enable': { as: 'newClient', body: { code: '000000' } },
    'POST /api/user/two-factor/disable': { as: 'newClient', body: { code: '000000' } },
    'POST /api/user/two-factor/recovery-codes': { as: 'newClient', body: {} },
    'GET /api/user/passkeys': { as: 'newClient' },
    'POST /api/user/passkeys/options': { as: 'newClient', body: {} },
    'POST /api/user/passkeys': { as: 'newClient', body: { name: 'My phone', passkey: MADE } },
    'PUT /api/user/passkeys/:id': { as: 'newClient', params: { id: NOWHERE }, body: { name: 'My phone' }, stranger: 'otherClient' },
    'DELETE /api/user/passkeys/:id': { as: 'newClient', params: { id: NOWHERE }, stranger: 'otherClient' },
    'GET /api/admin/people': { as: 'operator', query: { q: 'person', state: 'all', limit: '3' } },
    'GET /api/admin/people/:id': { as: 'operator', params: { id: app.people.client.id } },
    'POST /api/admin/people/:id/suspend': about(await registered('to-suspend')),
    'POST /api/admin/people/:id/close': about(await suspendedLongAgo()),
    'GET /api/admin/people/:id/open-work': { as: 'operator', params: { id: app.people.freelancer.id } },
    'POST /api/admin/people/:id/restore': about(app.people.suspended.id),
    'POST /api/admin/people/:id/end-sessions': about(await registered('to-sign-out')),
    'POST /api/admin/people/:id/grant-role': change(await toBeStaff('to-be-staff')),
    'POST /api/admin/people/:id/take-role': change(await staff()),
    'GET /api/admin/policy-reports': { as: 'operator' },
    'POST /api/user/email': { as: 'newClient', body: { email: 'a-new-address@example.com' } },
    'POST /api/user/email/confirm': { as: 'newClient', body: { code: '000000' } },
    'GET /api/user/sessions': { as: 'newClient' },
    'POST /api/user/sessions/:id/end': { as: 'newClient', params: { id: NOWHERE }, body: {}, stranger: 'otherClient' },
    'POST /api/user/sessions/end-others': { as: 'newClient', body: {} },
  };
}
