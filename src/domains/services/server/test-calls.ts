import sharp from 'sharp';
import { multipart } from '#app/server/test-multipart.ts';
import type { TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';
import { goodDraft } from '../test-draft.ts';

/** As small as a picture of a service may be. */
const PICTURE = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();

/** A service of its own for each call, so that no call's success is another's conflict. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { id: published, slug } = await app.publish();
  const draft = async () => {
    const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
    await app.must('PUT', `/api/my/services/${id}`, { as: 'freelancer', body: goodDraft() });
    return id;
  };
  const pictured = async () => {
    const id = await draft();
    const sent = { as: 'freelancer', ...multipart('picture', 'a.png', PICTURE) } as const;
    const { pictures } = await app.must<{ pictures: { id: string }[] }>(
      'POST',
      `/api/my/services/${id}/pictures`,
      sent,
    );
    return { id, picture: pictures[0]?.id ?? '' };
  };
  const [arranged, removed] = [await pictured(), await pictured()];
  const onSale = async () => (await app.publish()).id;
  const paused = async () => {
    const id = await onSale();
    await app.must('POST', `/api/my/services/${id}/pause`, { as: 'freelancer' });
    return id;
  };
  /** Went live, and a rule found something: it waits for staff. */
  const flagged = async () => {
    const id = await draft();
    await app.must('PUT', `/api/my/services/${id}`, {
      as: 'freelancer',
      body: goodDraft({ faq: [{ question: 'Will it sell?', answer: 'That is guaranteed.' }] }),
    });
    await app.must('POST', `/api/my/services/${id}/publish`, { as: 'freelancer' });
    const { items } = await app.must<{ items: { id: string; service_id: string }[] }>(
      'GET',
      '/api/admin/services/reviews?limit=100',
      { as: 'operator' },
    );
    return items.find((item) => item.service_id === id)?.id ?? '';
  };
  const { rules } = await app.must<{
    rules: { id: string; kind: string; words: string[]; effect: string; reason: string }[];
  }>('GET', '/api/admin/services/rules', {
    as: 'operator',
  });
  const rule = rules.find(({ kind }) => kind === 'words');
  const version: ExampleCall = {
    as: 'freelancer',
    params: { id: published, number: '1' },
    stranger: 'otherFreelancer',
  };
  const mine = (id: string): ExampleCall => ({ as: 'freelancer', params: { id }, stranger: 'otherFreelancer' });
  return {
    'GET /api/services': {
      as: null,
      query: {
        q: 'logo',
        category: 'logo-design',
        min_price: '5',
        max_price: '500.50',
        delivery_days: '9',
        sort: 'newest',
        page: '1',
        facets: 'true',
        level: 'new',
        tier: 'registered',
        language: 'en',
        country: 'NO',
        min_rating: '4.5',
        online: 'false',
      },
    },
    'GET /api/services/by-slug/:slug/rank': { as: null, params: { slug }, query: { q: 'logo' } },
    'GET /api/services/suggestions': { as: null, query: { q: 'logo des' } },
    'GET /api/freelancers': {
      as: null,
      query: {
        q: 'logo',
        category: 'graphic-design',
        skill: 'logo-design',
        level: 'new',
        country: 'NO',
        language: 'en',
        max_price: '100',
        min_rating: '4.5',
        online: 'false',
        sort: 'rating',
        page: '1',
        facets: 'true',
      },
    },
    'GET /api/bestfreelancerlist': { as: null },
    'GET /api/services/categories': { as: null },
    'GET /api/services/categories/:slug': { as: null, params: { slug: 'logo-design' } },
    'GET /api/services/by-slug/:slug': { as: null, params: { slug } },
    'GET /api/services/top-ranked': { as: null },
    'GET /api/services/compare': { as: null, query: { slugs: slug } },
    'GET /api/services/by-slug/:slug/reviews': { as: null, params: { slug }, query: { limit: '5', stars: '5' } },
    'GET /api/services/of/:username': { as: null, params: { username: app.people.freelancer.username } },
    'GET /api/admin/services/reviews': { as: 'operator', query: { queue: 'waiting', kind: 'afterwards', limit: '5' } },
    'GET /api/admin/services/reviews/:id': { as: 'operator', params: { id: await flagged() } },
    'POST /api/admin/services/reviews/:id/decide': {
      as: 'operator',
      params: { id: await flagged() },
      body: { decision: 'needs_changes', reason: 'Remove the promise about sales.' },
    },
    'GET /api/admin/services/rules': { as: 'operator' },
    'POST /api/admin/services/rules': {
      as: 'operator',
      body: {
        words: ['essay for your exam'],
        effect: 'block',
        reason: 'We don’t allow work that others hand in as theirs.',
      },
    },
    'PUT /api/admin/services/rules/:id': {
      as: 'operator',
      params: { id: rule?.id ?? '' },
      body: { words: rule?.words ?? [], factor: null, effect: 'flag', reason: rule?.reason ?? '', is_on: true },
    },
    'PUT /api/admin/services/mode': { as: 'operator', body: { mode: 'auto', reason: 'The rules are enough for now.' } },
    'PUT /api/my/taking-orders': { as: 'freelancer', body: { most_open: 50, away_until: null } },
    'GET /api/my/services': { as: 'freelancer' },
    'POST /api/my/services': { as: 'freelancer', body: { title: 'A sign', category: 'logo-design' } },
    'GET /api/my/services/:id': mine(published),
    'GET /api/my/services/:id/preview': mine(published),
    'GET /api/my/services/:id/versions': { ...mine(published), query: { limit: '5' } },
    'GET /api/my/services/:id/versions/:number': version,
    'POST /api/my/services/:id/versions/:number/restore': version,
    'PUT /api/my/services/:id': { ...mine(await draft()), body: goodDraft() },
    'POST /api/my/services/:id/publish': mine(await draft()),
    'POST /api/my/services/:id/pause': mine(await onSale()),
    'POST /api/my/services/:id/resume': mine(await paused()),
    'POST /api/my/services/:id/archive': mine(await onSale()),
    'POST /api/my/services/:id/pictures': { ...mine(await draft()), file: { name: 'picture.png', bytes: PICTURE } },
    'POST /api/my/services/:id/video': {
      ...mine(await draft()),
      file: { name: 'film.mp4', bytes: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1') },
    },
    'PUT /api/my/services/:id/pictures': {
      ...mine(arranged.id),
      body: { pictures: [{ id: arranged.picture, alt: 'A drawn sign' }] },
    },
    'DELETE /api/my/services/:id/pictures/:picture_id': {
      ...mine(removed.id),
      params: { id: removed.id, picture_id: removed.picture },
    },
  };
}

const client = { as: 'client', code: 'forbidden' } as const;

export const otherParties: OtherParties = {
  'GET /api/my/services/:id': client,
  'GET /api/my/services/:id/preview': client,
  'GET /api/my/services/:id/versions': client,
  'GET /api/my/services/:id/versions/:number': client,
  'POST /api/my/services/:id/versions/:number/restore': client,
  'PUT /api/my/services/:id': client,
  'POST /api/my/services/:id/publish': client,
  'POST /api/my/services/:id/pause': client,
  'POST /api/my/services/:id/resume': client,
  'POST /api/my/services/:id/archive': client,
  'POST /api/my/services/:id/pictures': client,
  'POST /api/my/services/:id/video': client,
  'PUT /api/my/services/:id/pictures': client,
  'DELETE /api/my/services/:id/pictures/:picture_id': client,
};
