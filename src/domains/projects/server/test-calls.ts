import type { TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import { goodBrief } from '../test-brief.ts';

const FILE = Buffer.from('Sizes of the three shop signs, in millimeters.\n');

/** A project of its own for each call, so that no call’s success is another’s conflict. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { pool } = app.base.database;
  const draft = async (over: Parameters<typeof goodBrief>[0] = {}): Promise<string> => {
    const { id } = await app.must<{ id: string }>('POST', '/api/my/projects', { as: 'client', body: {} });
    await app.must('PUT', `/api/my/projects/${id}`, { as: 'client', body: goodBrief(over) });
    return id;
  };
  const posted = async (over: Parameters<typeof goodBrief>[0] = {}): Promise<{ id: string; slug: string }> => {
    const id = await draft(over);
    return app.must<{ id: string; slug: string }>('POST', `/api/my/projects/${id}/post`, { as: 'client' });
  };
  const upload = async (id: string): Promise<string> =>
    (
      await app.must<{ id: string }>('POST', `/api/my/projects/${id}/files`, {
        as: 'client',
        ...multipart('file', 'sizes.txt', FILE),
      })
    ).id;
  const mine = (id: string, body?: ExampleCall['body']): ExampleCall => ({
    as: 'client',
    params: { id },
    stranger: 'otherClient',
    ...(body === undefined ? {} : { body }),
  });
  const [shown, extended, stopped, closed, secret] = [
    await posted(),
    await posted(),
    await posted(),
    await posted(),
    await draft({ nda: true, visibility: 'invite_only' }),
  ];
  const removed = await draft();
  const [file, secretFile] = [await upload(removed), await upload(secret)];
  const { slug: secretSlug } = await app.must<{ slug: string }>('POST', `/api/my/projects/${secret}/post`, {
    as: 'client',
  });
  await pool.query(
    "insert into project_invitation (id, project_id, client_id, freelancer_id, state, sent_at) values (gen_random_uuid(), $1, $2, $3, 'sent', now())",
    [secret, app.people.client.id, app.people.freelancer.id],
  );
  const invitation = async (): Promise<string> => {
    const { id } = await posted();
    return (
      await app.must<{ id: string }>('POST', `/api/my/projects/${id}/invitations`, {
        as: 'client',
        body: { username: app.people.freelancer.username, note: 'Your signs fit our shops.' },
      })
    ).id;
  };
  const askQuestion = async (): Promise<{ slug: string; question_id: string }> => {
    const { slug } = await posted();
    const { id } = await app.must<{ id: string }>('POST', `/api/projects/${slug}/questions`, {
      as: 'freelancer',
      body: { question: 'Does the sign above the door need a permit?' },
    });
    return { slug, question_id: id };
  };
  // Once its client answered, nothing that the freelancer says counts as words to a stranger.
  const { slug: answered, question_id: first } = await askQuestion();
  await app.must('PUT', `/api/projects/${answered}/questions/${first}/answer`, {
    as: 'client',
    body: { answer: 'Yes. We have it already.' },
  });
  const toInvite = await posted();
  const flagged = await posted({
    description: `${goodBrief().description} We would rather pay directly, to avoid fees.`,
  });
  const review = await pool.query<{ id: string }>(
    "select id from project_review where project_id = $1 and state = 'waiting'",
    [flagged.id],
  );
  return {
    'GET /api/projects/:slug': { as: null, params: { slug: shown.slug } },
    'GET /api/projects': {
      as: null,
      query: {
        q: 'signs',
        category: 'logo-design',
        skill: 'logo-design',
        min_budget: '100',
        max_budget: '5000',
        posted_within: '7',
        max_proposals: '9',
        min_hire_rate: '0',
        verified: 'false',
        funded: 'false',
        sort: 'newest',
        limit: '5',
      },
    },
    'GET /api/browse/projects': {
      as: 'freelancer',
      query: {
        q: 'signs',
        category: 'logo-design',
        skill: 'logo-design',
        min_budget: '100',
        max_budget: '5000',
        posted_within: '7',
        max_proposals: '9',
        min_hire_rate: '0',
        verified: 'false',
        funded: 'false',
        sort: 'fit',
        limit: '5',
      },
    },
    'PUT /api/browse/hidden': { as: 'freelancer', body: { project: shown.id, hidden: true } },
    'GET /api/profiles/:username/hiring': { as: null, params: { username: app.people.client.username } },
    'GET /api/project-budgets': { as: 'client', query: { category: 'logo-design' } },
    'GET /api/my/projects': { as: 'client', query: { tab: 'open', limit: '2' } },
    'POST /api/my/projects': { as: 'client', body: { title: 'Three signs for a bakery' } },
    'GET /api/my/projects/:id': mine(shown.id),
    'PUT /api/my/projects/:id': mine(await draft(), { ...goodBrief() }),
    'POST /api/my/projects/:id/post': mine(await draft()),
    'DELETE /api/my/projects/:id': mine(await draft()),
    'POST /api/my/projects/:id/extend': mine(extended.id),
    'POST /api/my/projects/:id/stop': mine(stopped.id),
    'POST /api/my/projects/close': { as: 'client', body: { ids: [closed.id], reason: 'We found someone nearby.' } },
    'POST /api/my/projects/:id/files': { ...mine(await draft()), file: { name: 'sizes.txt', bytes: FILE } },
    'DELETE /api/my/projects/:id/files/:file_id': {
      as: 'client',
      params: { id: removed, file_id: file },
      stranger: 'otherClient',
    },
    'GET /api/projects/:slug/files/:file_id': {
      as: 'client',
      params: { slug: secretSlug, file_id: secretFile },
      stranger: 'otherFreelancer',
    },
    'POST /api/projects/:slug/nda': {
      as: 'freelancer',
      params: { slug: secretSlug },
      body: { name: 'Freya Lancer' },
      stranger: 'otherFreelancer',
    },
    'GET /api/projects/:slug/questions': {
      as: 'freelancer',
      params: { slug: secretSlug },
      stranger: 'otherFreelancer',
    },
    'POST /api/projects/:slug/questions': {
      as: 'freelancer',
      params: { slug: secretSlug },
      body: { question: 'Does the sign above the door need a permit?' },
      stranger: 'otherFreelancer',
    },
    'PUT /api/projects/:slug/questions/:question_id/answer': {
      as: 'client',
      params: await askQuestion(),
      body: { answer: 'Yes. We have it already.' },
      stranger: 'otherClient',
    },
    'DELETE /api/projects/:slug/questions/:question_id': {
      as: 'freelancer',
      params: await askQuestion(),
      stranger: 'otherFreelancer',
    },
    'GET /api/my/projects/:id/invitations': mine(toInvite.id),
    'POST /api/my/projects/:id/invitations': mine(toInvite.id, {
      username: app.people.freelancer.username,
      note: 'Your signs fit our shops.',
    }),
    'POST /api/invitations/:id/withdraw': mine(await invitation()),
    'POST /api/invitations/:id/accept': {
      as: 'freelancer',
      params: { id: await invitation() },
      stranger: 'otherFreelancer',
    },
    'POST /api/invitations/:id/decline': {
      as: 'freelancer',
      params: { id: await invitation() },
      body: { reason: 'budget' },
      stranger: 'otherFreelancer',
    },
    'GET /api/my/invitations/turns': { as: 'freelancer' },
    'GET /api/my/invitations': { as: 'freelancer', query: { tab: 'waiting', limit: '2' } },
    'GET /api/admin/projects': { as: 'operator', query: { person: app.people.client.id, limit: '2' } },
    'POST /api/admin/projects/closed/:id': {
      as: 'operator',
      params: { id: (await posted()).id },
      body: { reason: 'Asked for work that the rules forbid.' },
    },
    'POST /api/admin/projects/unpublished/:id': {
      as: 'operator',
      params: { id: (await posted()).id },
      body: { reason: 'The brief names a phone number.' },
    },
    'GET /api/admin/projects/reviews': { as: 'operator', query: { limit: '2' } },
    'POST /api/admin/projects/reviews/:id': {
      as: 'operator',
      params: { id: review.rows[0]?.id ?? '' },
      body: { outcome: 'denied', reason: 'It asks for payment elsewhere.' },
    },
    'PUT /api/admin/projects/screening': {
      as: 'operator',
      body: { mode: 'auto', reason: 'The rules decide well enough.' },
    },
  };
}

export const otherParties: OtherParties = {
  'GET /api/my/projects/:id': OWNER_ONLY,
  'PUT /api/my/projects/:id': OWNER_ONLY,
  'POST /api/my/projects/:id/post': OWNER_ONLY,
  'DELETE /api/my/projects/:id': OWNER_ONLY,
  'POST /api/my/projects/:id/extend': OWNER_ONLY,
  'POST /api/my/projects/:id/stop': OWNER_ONLY,
  'POST /api/my/projects/:id/files': OWNER_ONLY,
  'DELETE /api/my/projects/:id/files/:file_id': OWNER_ONLY,
  'GET /api/my/projects/:id/invitations': OWNER_ONLY,
  'POST /api/my/projects/:id/invitations': OWNER_ONLY,
  'POST /api/invitations/:id/withdraw': { as: 'freelancer', code: 'forbidden' },
  'POST /api/invitations/:id/accept': { as: 'client', code: 'forbidden' },
  'POST /api/invitations/:id/decline': { as: 'client', code: 'forbidden' },
  'GET /api/projects/:slug/files/:file_id': { as: 'freelancer', code: 'forbidden' },
  'GET /api/projects/:slug/questions': 'everyone who sees a project reads what they asked about it',
  'POST /api/projects/:slug/questions': { as: 'client', code: 'forbidden' },
  'PUT /api/projects/:slug/questions/:question_id/answer': OWNER_ONLY,
  'DELETE /api/projects/:slug/questions/:question_id': 'its client may remove it as well',
  'POST /api/projects/:slug/nda': 'everyone who sees a project may agree to its NDA',
};
