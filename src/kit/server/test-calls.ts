import { OWNER_ONLY, type ExampleCall, type OtherParties } from './example-calls.ts';

const FILE = { name: 'film.mp4', bytes: 24, modified: 1_763_900_000_000 };
const PART = Buffer.from('twelve bytes');

/** What these need of the app of the tests. */
interface Arranging {
  must<Data>(
    method: string,
    url: string,
    sent: { as: 'client'; body: unknown; headers?: Record<string, string> },
  ): Promise<Data>;
}

const EDGE = 'an-edge';
const FORM = `--${EDGE}\r\ncontent-disposition: form-data; name="part"; filename="part"\r\n\r\n${PART.toString()}\r\n--${EDGE}--\r\n`;

export async function exampleCalls(app: Arranging): Promise<Record<string, ExampleCall>> {
  let films = 0;
  const begun = async (): Promise<{ params: { id: string }; stranger: 'otherClient' }> => {
    const { id } = await app.must<{ id: string }>('POST', '/api/uploads', {
      as: 'client',
      body: { ...FILE, modified: (films += 1) },
    });
    await app.must('PATCH', `/api/uploads/${id}?offset=0`, {
      as: 'client',
      body: Buffer.from(FORM),
      headers: { 'content-type': `multipart/form-data; boundary=${EDGE}` },
    });
    return { params: { id }, stranger: 'otherClient' };
  };
  return {
    'GET /api/admin/storage-space': { as: 'operator' },
    'GET /api/admin/search': { as: 'operator', query: { q: 'design' } },
    'GET /api/my/search': { as: 'client', query: { q: 'design' } },
    'GET /api/admin/background-work': { as: 'operator' },
    'POST /api/admin/background-work/replay': { as: 'operator', body: {} },
    // Where no inbound mail is set up, there is no such call.
    'POST /api/mail/inbound': {
      as: null,
      refusedAs: 'not_found',
      body: { from: 'ana@example.com', to: 'reply@in.example.com', text: 'Hello' },
    },
    'POST /api/realtime/ticket': { as: 'newClient' },
    'POST /api/uploads': { as: 'client', body: FILE },
    'GET /api/uploads/:id': { as: 'client', ...(await begun()) },
    'PATCH /api/uploads/:id': {
      as: 'client',
      ...(await begun()),
      query: { offset: '12' },
      file: { name: 'part', bytes: PART },
    },
    'DELETE /api/uploads/:id': { as: 'client', ...(await begun()) },
  };
}

export const otherParties: OtherParties = {
  'GET /api/uploads/:id': OWNER_ONLY,
  'PATCH /api/uploads/:id': OWNER_ONLY,
  'DELETE /api/uploads/:id': OWNER_ONLY,
};
