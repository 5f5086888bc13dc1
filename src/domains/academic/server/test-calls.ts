import { publishFirstTexts } from '#domains/content/server/content.ts';
import type { TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties, Person } from '#kit/server/example-calls.ts';
import type { WholeCohort } from '../contract.ts';

const SIGNATURE = { number: 1, consent: true } as const;
export const AGREEMENT = {
  name: 'Brightwater College',
  address: '4 Quay Lane\nBrightwater',
  position: 'Head of design',
  signature: 'Mara Lindqvist',
  ...SIGNATURE,
};
export const COHORT = { name: 'Design, second year', starts_on: '2020-01-01', ends_on: '2021-06-30', student_limit: 3 };
export const REASON = 'We could not reach the institution';

/** The words to sign come with the first start. */
export const publishTexts = (app: TestApp): Promise<void> => publishFirstTexts(app.context);

export async function signed(app: TestApp, as: Person = 'client', more: object = {}): Promise<string> {
  return (await app.must<{ id: string }>('POST', '/api/academic/institutions', { as, body: { ...AGREEMENT, ...more } }))
    .id;
}

export async function confirmed(app: TestApp, as: Person = 'client'): Promise<string> {
  const id = await signed(app, as);
  await app.must('POST', `/api/admin/institutions/${id}/confirm`, {
    as: 'operator',
    body: { signature: 'Olu Perator' },
  });
  return id;
}

/** Of a term that runs now, whenever that is. */
export const termNow = ({ context }: TestApp) => {
  const day = (days: number): string =>
    new Date(context.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { starts_on: day(-30), ends_on: day(60) };
};

export async function cohortOf(app: TestApp, as: Person = 'client', more: object = {}): Promise<WholeCohort> {
  const { id } = await app.must<{ id: string }>('POST', '/api/academic/cohorts', {
    as,
    body: { ...COHORT, ...termNow(app), ...more },
  });
  return app.must<WholeCohort>('GET', `/api/academic/cohorts/${id}`, { as });
}

export const joining = (code: string) => ({ code, age: 'of_age', signature: 'Sam Student', ...SIGNATURE });

export async function joined(app: TestApp, code: string, as: Person = 'freelancer'): Promise<string> {
  return (await app.must<{ id: string }>('POST', '/api/academic/join', { as, body: joining(code) })).id;
}

export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await publishTexts(app);
  await confirmed(app);
  const [cohort, toEnd, toInvite] = [
    await cohortOf(app),
    await cohortOf(app, 'client', { name: 'To end' }),
    await cohortOf(app, 'client', { name: 'To invite' }),
  ];
  const [member, toRemove] = [await joined(app, cohort.code), await joined(app, toEnd.code)];
  const mine = await app.must<{ memberships: { id: string; signature_id: string }[] }>('GET', '/api/academic', {
    as: 'freelancer',
  });
  const signatureId = mine.memberships.find(({ id }) => id === member)?.signature_id ?? '';
  const toConfirm = await signed(app, 'otherClient', { name: 'Harbor School' });
  const toDecline = await signed(app, 'newClient', { name: 'Nowhere University' });
  const toEndAgreement = await confirmed(app, 'newFreelancer');
  return {
    'GET /api/academic': { as: 'client' },
    'POST /api/academic/institutions': { as: 'otherFreelancer', body: AGREEMENT },
    'GET /api/academic/signatures/:id/document': {
      as: 'freelancer',
      params: { id: signatureId },
      stranger: 'otherFreelancer',
    },
    'POST /api/academic/cohorts': { as: 'client', body: { ...COHORT, ...termNow(app) } },
    'GET /api/academic/cohorts/:id': { as: 'client', params: { id: cohort.id }, stranger: 'otherClient' },
    'POST /api/academic/cohorts/:id/invitations': {
      as: 'client',
      params: { id: toInvite.id },
      stranger: 'otherClient',
      body: { emails: ['sam.student@example.com', 'kim.student@example.com'] },
    },
    'POST /api/academic/cohorts/:id/students/:student_id/remove': {
      as: 'client',
      params: { id: toEnd.id, student_id: toRemove },
      stranger: 'otherClient',
      body: { reason: 'No longer enrolled at the college.' },
    },
    'POST /api/academic/cohorts/:id/end': { as: 'client', params: { id: toEnd.id }, stranger: 'otherClient' },
    'GET /api/academic/join': { as: 'otherFreelancer', query: { code: cohort.code } },
    'POST /api/academic/join': { as: 'otherFreelancer', body: joining(cohort.code) },
    'POST /api/academic/memberships/:id/leave': {
      as: 'freelancer',
      params: { id: member },
      stranger: 'otherFreelancer',
    },
    'GET /api/admin/institutions': { as: 'operator', query: { queue: 'waiting', limit: '2' } },
    'GET /api/admin/institutions/:id/document': { as: 'operator', params: { id: toConfirm } },
    'POST /api/admin/institutions/:id/confirm': {
      as: 'operator',
      params: { id: toConfirm },
      body: { signature: 'Olu Perator' },
    },
    'POST /api/admin/institutions/:id/decline': { as: 'operator', params: { id: toDecline }, body: { reason: REASON } },
    'POST /api/admin/institutions/:id/end': {
      as: 'operator',
      params: { id: toEndAgreement },
      body: { reason: REASON },
    },
  };
}

/** A cohort shows its students nothing of itself beyond their own line. */
const ITS_STUDENT = { as: 'freelancer', code: 'not_found' } as const;
export const otherParties: OtherParties = {
  'GET /api/academic/signatures/:id/document': { as: 'client', code: 'not_found' },
  'GET /api/academic/cohorts/:id': ITS_STUDENT,
  'POST /api/academic/cohorts/:id/invitations': { as: 'freelancer', code: 'not_found' },
  'POST /api/academic/cohorts/:id/students/:student_id/remove': ITS_STUDENT,
  'POST /api/academic/cohorts/:id/end': ITS_STUDENT,
  'POST /api/academic/memberships/:id/leave': { as: 'client', code: 'not_found' },
};
