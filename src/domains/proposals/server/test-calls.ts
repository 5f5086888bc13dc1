import { multipart } from '#app/server/test-multipart.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';

const COVER =
  'I drew signs for two bakeries and a fish shop. I would begin with the one above the door, because the others follow from it.';
const PROPOSED = {
  price: usd(60_000),
  days: 18,
  cover: COVER,
  answers: [{ id: 'question-1', answer: 'Two bakeries in Turku.' }],
  milestones: [
    { title: 'Sketches', criteria: 'One page for each sign.', price: usd(20_000), days: 6 },
    { title: 'Final files', criteria: 'Vector files that the sign maker accepts.', price: usd(40_000), days: 12 },
  ],
  project_version: 1,
};
const EXAMPLE = Buffer.from('The sign of a fish shop.');

const COUNTER = { price: usd(52_000), days: 14, note: 'The drawings of two signs are ready.' };

/** A project of its own for each call: one person proposes once for each. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  await app.base.database.pool.query('update profile set completion = 90 where user_id = $1', [
    app.people.freelancer.id,
  ]);
  const posted = async (): Promise<string> => {
    const { id } = await app.must<{ id: string }>('POST', '/api/my/projects', { as: 'client', body: {} });
    await app.must('PUT', `/api/my/projects/${id}`, { as: 'client', body: goodBrief() });
    return (await app.must<{ slug: string }>('POST', `/api/my/projects/${id}/post`, { as: 'client' })).slug;
  };
  const proposed = async (): Promise<{ id: string; slug: string }> => {
    const slug = await posted();
    return {
      ...(await app.must<{ id: string }>('POST', `/api/projects/${slug}/proposals`, {
        as: 'freelancer',
        body: PROPOSED,
      })),
      slug,
    };
  };
  const callFor = (as: 'client' | 'freelancer', id: string, body?: ExampleCall['body']): ExampleCall => ({
    as,
    params: { id },
    stranger: as === 'client' ? 'otherClient' : 'otherFreelancer',
    ...(body === undefined ? {} : { body }),
  });
  const [sent, toView, toSort, toDecline, toNote, toRevise, toWithdraw, toCounter, toAnswer, toUndo, toWrite] = [
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
    await proposed(),
  ];
  const draft = { price: usd(45_000), days: 12, cover: COVER, answers: [], milestones: [], portfolio: [], version: 0 };
  const { id: unfinished } = await app.must<{ id: string }>('PUT', `/api/projects/${await posted()}/proposals/draft`, {
    as: 'freelancer',
    body: draft,
  });
  const withFile = await posted();
  const { id: fileId } = await app.must<{ id: string }>('POST', `/api/projects/${withFile}/proposals/files`, {
    as: 'freelancer',
    ...multipart('file', 'sign.txt', EXAMPLE),
  });
  const { id: shown } = await app.must<{ id: string }>('POST', `/api/projects/${withFile}/proposals`, {
    as: 'freelancer',
    body: { ...PROPOSED, files: [fileId] },
  });
  await app.must('POST', `/api/proposals/${toAnswer.id}/counter`, { as: 'client', body: COUNTER });
  await app.must('POST', '/api/proposals/decline', { as: 'client', body: { ids: [toUndo.id], reason: 'price' } });
  // The call may be made much later.
  await app.base.database.pool.query("update proposal set ended_at = now() + interval '1 hour' where id = $1", [
    toUndo.id,
  ]);
  const hidden = await app.base.database.pool.query<{ slug: string }>(
    "select slug from project where visibility = 'invite_only' and state = 'open' limit 1",
  );
  return {
    'GET /api/projects/:slug/room': {
      as: 'client',
      params: { slug: hidden.rows[0]?.slug ?? '' },
      stranger: 'otherClient',
    },
    'GET /api/my/proposals': { as: 'freelancer', query: { tab: 'sent', limit: '3' } },
    'GET /api/my/proposals/turns': { as: 'freelancer' },
    'GET /api/my/proposal-templates': { as: 'freelancer' },
    'GET /api/my/proposals/:name': { as: 'freelancer', params: { name: sent.id }, stranger: 'otherFreelancer' },
    'PUT /api/projects/:slug/proposals/draft': {
      as: 'freelancer',
      params: { slug: hidden.rows[0]?.slug ?? '' },
      body: draft,
      stranger: 'otherFreelancer',
    },
    'DELETE /api/my/proposal-drafts/:id': callFor('freelancer', unfinished),
    'POST /api/projects/:slug/proposals': {
      as: 'freelancer',
      params: { slug: hidden.rows[0]?.slug ?? '' },
      body: PROPOSED,
      stranger: 'otherFreelancer',
    },
    'POST /api/projects/:slug/proposals/files': {
      as: 'freelancer',
      params: { slug: hidden.rows[0]?.slug ?? '' },
      file: { name: 'sign.txt', bytes: EXAMPLE },
      stranger: 'otherFreelancer',
    },
    'GET /api/proposals/:id/files/:file_id': { ...callFor('client', shown), params: { id: shown, file_id: fileId } },
    'GET /api/my/projects/:slug/desk': { as: 'client', params: { slug: sent.slug }, stranger: 'otherClient' },
    'POST /api/proposals/:id/viewed': callFor('client', toView.id),
    'POST /api/proposals/decline': {
      as: 'client',
      body: { ids: [toDecline.id], reason: 'time', words: '' },
      stranger: 'otherClient',
    },
    'POST /api/proposals/decline/undo': { as: 'client', body: { ids: [toUndo.id] }, stranger: 'otherClient' },
    'POST /api/proposals/message': {
      as: 'client',
      body: { ids: [toWrite.id], text: 'Could you begin in May?' },
      stranger: 'otherClient',
    },
    'POST /api/proposals/:id/revise': callFor('freelancer', toRevise.id, { ...PROPOSED, days: 20 }),
    'POST /api/proposals/:id/withdraw': callFor('freelancer', toWithdraw.id),
    'POST /api/proposals/:id/sort': callFor('client', toSort.id, { to: 'shortlisted' }),
    'POST /api/proposals/:id/counter': callFor('client', toCounter.id, COUNTER),
    'POST /api/proposals/:id/counter/answer': callFor('freelancer', toAnswer.id, { number: 1, answer: 'accept' }),
    'PUT /api/proposals/:id/note': callFor('client', toNote.id, { note: 'Asks good questions.' }),
  };
}

export const otherParties: OtherParties = {
  'POST /api/projects/:slug/proposals': { as: 'client', code: 'forbidden' },
  'POST /api/projects/:slug/proposals/files': { as: 'client', code: 'forbidden' },
  'GET /api/proposals/:id/files/:file_id': 'both sides of a proposal may make it',
  'GET /api/my/projects/:slug/desk': OWNER_ONLY,
  'POST /api/proposals/:id/viewed': { as: 'freelancer', code: 'forbidden' },
  'GET /api/projects/:slug/room': 'everyone who sees a project may read it',
  'GET /api/my/proposals/:name': { as: 'client', code: 'forbidden' },
  'PUT /api/projects/:slug/proposals/draft': { as: 'client', code: 'forbidden' },
  'DELETE /api/my/proposal-drafts/:id': OWNER_ONLY,
  'POST /api/proposals/:id/revise': { as: 'client', code: 'forbidden' },
  'POST /api/proposals/:id/withdraw': { as: 'client', code: 'forbidden' },
  'POST /api/proposals/:id/sort': { as: 'freelancer', code: 'forbidden' },
  'POST /api/proposals/:id/counter': 'both sides may counter',
  'POST /api/proposals/:id/counter/answer': { as: 'client', code: 'wrong_state' },
  'PUT /api/proposals/:id/note': { as: 'freelancer', code: 'forbidden' },
};
