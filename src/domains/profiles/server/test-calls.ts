import type { ExampleCall } from '#kit/server/example-calls.ts';
import { PIXEL } from '#app/server/test-pixel.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';

/** The lists of a profile, who sees it, and how often it was seen. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const suggested = async (name: string) => {
    await app.must('POST', '/api/user/suggestions', { as: 'newFreelancer', body: { kind: 'skill', name } });
    const { items } = await app.must<{ items: { id: string; name: string }[] }>(
      'GET',
      '/api/admin/suggestions?limit=100',
      { as: 'operator' },
    );
    return items.find((suggestion) => suggestion.name === name)?.id ?? '';
  };
  const [added, declined] = [await suggested('Sign gilding'), await suggested('Boat lettering')];
  const username = app.people.freelancer.username;
  return {
    'POST /api/user/profile': {
      as: 'newFreelancer',
      body: {
        tagline: 'Marks and signs',
        hourly_rate: usd(4_500),
        timezone: 'Europe/Oslo',
        country_code: 'NO',
        social_links: { github: 'https://github.com/example' },
        languages: [{ code: 'en', fluency: 'fluent' }],
        skills: [],
      },
    },
    'POST /api/user/avatar': { as: 'newFreelancer', file: { name: 'me.png', bytes: PIXEL } },
    'GET /api/profiles/:username': { as: null, params: { username: app.people.freelancer.username } },
    'GET /api/profiles/:username/record': { as: null, params: { username: app.people.freelancer.username } },
    'PUT /api/user/portfolios': {
      as: 'newFreelancer',
      body: {
        items: [
          {
            title: 'Signs for a ferry',
            description: 'Twelve of them.',
            url: 'https://example.com/signs',
            finished_on: '2025-05',
            images: [],
          },
        ],
      },
    },
    'PUT /api/user/experiences': {
      as: 'newFreelancer',
      body: {
        items: [
          {
            title: 'Sign painter',
            company: 'Small Ships',
            place: 'Oslo',
            starts_on: '2019-01',
            ends_on: null,
            description: 'By hand.',
          },
        ],
      },
    },
    'PUT /api/user/educations': {
      as: 'newFreelancer',
      body: {
        items: [
          {
            school: 'School of Crafts',
            degree: 'Journeyman',
            field: 'Lettering',
            starts_on: '2015-08',
            ends_on: '2018-06',
          },
        ],
      },
    },
    'PUT /api/user/certifications': {
      as: 'newFreelancer',
      body: {
        items: [
          {
            name: 'Gilding',
            issuer: 'Guild of Signwriters',
            issued_on: '2020-02',
            expires_on: '2030-02',
            url: 'https://example.com/c',
          },
        ],
      },
    },
    'POST /api/user/portfolio-images': { as: 'newFreelancer', file: { name: 'sign.png', bytes: PIXEL } },
    'POST /api/user/suggestions': {
      as: 'newFreelancer',
      body: { kind: 'specialty', name: 'Ferry companies', parent: 'transport-and-logistics' },
    },
    'GET /api/user/suggestions/added': { as: 'newFreelancer' },
    'GET /api/admin/suggestions': { as: 'operator', query: { queue: 'waiting', limit: '5' } },
    'POST /api/admin/suggestions/:id/add': {
      as: 'operator',
      params: { id: added },
      body: { name: 'Sign gilding', parent: 'brand-design' },
    },
    'POST /api/admin/suggestions/:id/decline': {
      as: 'operator',
      params: { id: declined },
      body: { reason: 'It is part of lettering, which is listed.' },
    },
    'GET /api/user/profile/preview': { as: 'newClient', query: { as: 'visitor' } },
    'POST /api/profiles/:username/views': { as: null, params: { username } },
  };
}
