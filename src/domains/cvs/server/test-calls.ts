import type { TestApp } from '#app/server/test-app.ts';
import { OWNER_ONLY, type ExampleCall, type OtherParties } from '#kit/server/example-calls.ts';
import { exampleModel } from '#kit/server/language-model/example-model.ts';
import type { CvContent } from '../cv.ts';

export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  Object.assign(app.context, { languageModel: exampleModel });
  const create = async (name: string) =>
    (await app.must<{ id: string }>('POST', '/api/cvs', { as: 'freelancer', body: { name, language: 'en' } })).id;
  const id = await create('For brands');
  const { content } = await app.must<{ content: CvContent }>('GET', `/api/cvs/${id}`, { as: 'freelancer' });
  const { path } = await app.must<{ path: string }>('PUT', `/api/cvs/${id}/share`, {
    as: 'freelancer',
    body: { is_shared: true, is_indexed: false, on_profile: false },
  });
  const token = path.split('cv=')[1] ?? '';
  const mine = (params: Record<string, string> = { id }): ExampleCall => ({
    as: 'freelancer',
    params,
    stranger: 'otherFreelancer',
  });
  const version = { id, version: '1' };
  return {
    'GET /api/cvs': { as: 'freelancer' },
    'POST /api/cvs': { as: 'freelancer', body: { name: 'For print', language: 'pt', template: 'academic' } },
    'GET /api/cvs/:id': mine(),
    'PUT /api/cvs/:id': {
      ...mine({ id: await create('To change') }),
      body: { version: 1, name: 'Changed', target: 'Head of design', language: 'en', content },
    },
    'DELETE /api/cvs/:id': mine({ id: await create('To delete') }),
    'GET /api/cvs/:id/versions': mine(),
    'GET /api/cvs/:id/versions/:version': mine(version),
    'POST /api/cvs/:id/versions/:version/restore': mine(version),
    'PUT /api/cvs/:id/share': {
      ...mine({ id: await create('To share') }),
      body: { is_shared: true, is_indexed: true, on_profile: true },
    },
    'POST /api/cvs/pages': { as: 'freelancer', body: { content, language: 'en', page: 1 } },
    'POST /api/cvs/writing-help': {
      as: 'freelancer',
      body: { text: 'Was responsible for logos.', help: 'rewrite', language: 'en' },
    },
    'GET /api/cvs/:id/pdf': mine(),
    'GET /api/cvs/:id/docx': mine(),
    'GET /api/cvs/:id/text': mine(),
    'GET /api/cvs/:id/json': mine(),
    'GET /api/profiles/:username/cv': { as: null, params: { username: 'nobody_here' } },
    'GET /api/shared-cvs/:token': { as: null, params: { token } },
    'POST /api/shared-cvs/:token/views': { as: null, params: { token } },
    'GET /api/shared-cvs/:token/pages': { as: null, params: { token }, query: { page: '1' } },
    'GET /api/shared-cvs/:token/pdf': { as: null, params: { token } },
  };
}

export const otherParties: OtherParties = {
  'GET /api/cvs/:id': OWNER_ONLY,
  'PUT /api/cvs/:id': OWNER_ONLY,
  'DELETE /api/cvs/:id': OWNER_ONLY,
  'GET /api/cvs/:id/versions': OWNER_ONLY,
  'GET /api/cvs/:id/versions/:version': OWNER_ONLY,
  'POST /api/cvs/:id/versions/:version/restore': OWNER_ONLY,
  'PUT /api/cvs/:id/share': OWNER_ONLY,
  'GET /api/cvs/:id/pdf': OWNER_ONLY,
  'GET /api/cvs/:id/docx': OWNER_ONLY,
  'GET /api/cvs/:id/text': OWNER_ONLY,
  'GET /api/cvs/:id/json': OWNER_ONLY,
};
