import { randomUUID } from 'node:crypto';
import type { TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { PIXEL } from '#app/server/test-pixel.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';
import { exampleModel } from '#kit/server/language-model/example-model.ts';
import { hiredTeam } from './test-team.ts';

interface Sent {
  conversation_id: string;
  message: { seq: number };
}

export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const to = `person:${app.people.freelancer.username}`;
  const write = (text: string) =>
    app.must<Sent>('POST', '/api/conversations', { as: 'client', body: { with: to, id: randomUUID(), text } });
  Object.assign(app.context, { languageModel: exampleModel });
  const first = await write('Could you draw a mark for our boats?');
  const id = first.conversation_id;
  const team = await hiredTeam(app, 'otherClient', ['otherFreelancer']);
  const group = await app.must<Sent>('POST', '/api/conversations', {
    as: 'otherClient',
    body: { with: team, id: randomUUID(), text: 'Hello, all of you.' },
  });
  // Answered, so that more can be written.
  const answer = { as: 'freelancer', body: { id: randomUUID(), text: 'Gladly. How many boats are there?' } } as const;
  await app.must('POST', `/api/conversations/${id}/messages`, answer);
  const request = await app.must<Sent>('POST', '/api/conversations', {
    as: 'otherClient',
    body: { with: to, id: randomUUID(), text: 'Do you draw maps?' },
  });
  const toEdit = await write('There are for.');
  const toDelete = await write('There are four, I think.');
  const upload = (name: string, bytes: Buffer) =>
    app.must<{ id: string }>('POST', `/api/conversations/${id}/files`, {
      as: 'client',
      ...multipart('file', name, bytes),
    });
  const picture = await upload('boat.png', PIXEL);
  const brief = await upload('brief.txt', Buffer.from('Four boats, blue.'));
  const mine = { as: 'client', params: { id }, stranger: 'otherClient' } as const;
  const messageCall = (sent: Sent) => ({ ...mine, params: { id, seq: String(sent.message.seq) } });
  const sent = await app.must<Sent>('POST', `/api/conversations/${id}/messages`, {
    as: 'client',
    body: {
      id: randomUUID(),
      text: 'Pay me outside of the site.',
      files: [(await upload('account.txt', Buffer.from('12'))).id],
    },
  });
  const reporting = {
    kind: 'message',
    id,
    messages: [sent.message.seq],
    category: 'scam',
    text: 'They ask for money outside.',
  };
  await app.must('POST', '/api/reports', { as: 'freelancer', body: reporting });
  const { rows } = await app.base.database.pool.query<{ id: string; file_id: string }>(
    'select r.id, f.id as file_id from message_report r join message_file f on f.conversation_id = r.conversation_id and f.seq = any (r.seqs)',
  );
  const reported = rows[0]?.id ?? '';
  const look = { reason: 'To see whether they want money elsewhere.' };
  await app.must('POST', `/api/admin/reported-messages/${reported}/read`, { as: 'operator', body: look });
  const addReply = async (text: string) => {
    const body = { id: randomUUID(), text };
    await app.must('POST', '/api/messages/replies', { as: 'client', body });
    return { as: 'client', params: { id: body.id }, stranger: 'otherClient' } as const;
  };
  return {
    'GET /api/messages/replies': { as: 'client' },
    'POST /api/messages/replies': {
      as: 'client',
      body: { id: randomUUID(), text: 'Thank you. I’ll look at it today.' },
    },
    'PUT /api/messages/replies/:id': {
      ...(await addReply('I can start on Monday.')),
      body: { text: 'I can start next Monday.' },
    },
    'DELETE /api/messages/replies/:id': await addReply('I’m away until Monday.'),
    'POST /api/admin/reported-messages/:id/read': { as: 'operator', params: { id: reported }, body: look },
    'GET /api/admin/reported-messages/:id/files/:file_id': {
      as: 'operator',
      params: { id: reported, file_id: rows[0]?.file_id ?? '' },
    },
    'GET /api/conversations': { as: 'client', query: { limit: '2' } },
    'GET /api/countNewMessages': { as: 'freelancer' },
    'GET /api/project-messaging': { as: 'client' },
    'GET /api/conversations/with': { as: 'client', query: { with: to } },
    'GET /api/conversations/people': { as: 'client' },
    'GET /api/conversations/:id': mine,
    'GET /api/conversations/:id/presence': mine,
    'GET /api/conversations/:id/messages': { ...mine, query: { limit: '2' } },
    'GET /api/messages/ended-work': { as: 'client' },
    'GET /api/messages/archive/csv': { as: 'client', query: { conversation: id } },
    'GET /api/conversations/:id/draft': mine,
    'PUT /api/conversations/:id/draft': { ...mine, body: { text: 'And they are', base: 0 } },
    'GET /api/messages/settings': { as: 'client' },
    'PUT /api/messages/settings': { as: 'client', body: { shows_reading: true, away_until: null, away_text: '' } },
    'POST /api/messages/delivered': { as: 'freelancer' },
    'GET /api/messages/search': { as: 'client', query: { q: 'boats' } },
    'POST /api/conversations': {
      as: 'client',
      body: { with: to, id: randomUUID(), text: 'One more thing: they are small.' },
    },
    'POST /api/conversations/:id/messages': {
      ...mine,
      body: { id: randomUUID(), text: 'They are two meters long.', files: [brief.id], reply_to: 2 },
    },
    'PUT /api/conversations/:id/messages/:seq': { ...messageCall(toEdit), body: { text: 'There are four.' } },
    'DELETE /api/conversations/:id/messages/:seq': messageCall(toDelete),
    'PUT /api/conversations/:id/messages/:seq/reactions': {
      ...messageCall(first),
      body: { reaction: 'thumbs_up', on: true },
    },
    'POST /api/conversations/:id/messages/:seq/translation': { ...messageCall(first), body: { to: 'es' } },
    'POST /api/conversations/:id/summary': { ...mine, body: { to: 'en' } },
    'POST /api/conversations/:id/reply-draft': { ...mine, body: {} },
    'POST /api/conversations/:id/files': {
      ...mine,
      file: { name: 'sketch.txt', bytes: Buffer.from('Bow, stern, mast.') },
    },
    'GET /api/conversations/:id/files': { ...mine, query: { limit: '2' } },
    'GET /api/conversations/:id/files/:file_id': { ...mine, params: { id, file_id: picture.id } },
    'POST /api/conversations/:id/marks': { ...mine, body: { read: 2 } },
    'PUT /api/conversations/:id/settings': { ...mine, body: { pinned: true } },
    'PUT /api/conversations/:id/members': {
      as: 'otherClient',
      params: { id: group.conversation_id },
      body: { user_id: app.people.otherFreelancer.id, is_here: true },
      stranger: 'freelancer',
    },
    'POST /api/conversations/open': { as: 'client', body: { with: to } },
    'PUT /api/conversations/:id/request': {
      as: 'freelancer',
      params: { id: request.conversation_id },
      body: { accepted: true },
      stranger: 'client',
    },
    'PUT /api/conversations/:id/block': { ...mine, body: { blocked: false } },
  };
}

const ONE = 'only its writer has it';
const BOTH = 'everyone in a conversation may make it';

export const otherParties: OtherParties = {
  'PUT /api/messages/replies/:id': ONE,
  'DELETE /api/messages/replies/:id': ONE,
  'GET /api/conversations/:id': BOTH,
  'GET /api/conversations/:id/presence': BOTH,
  'GET /api/conversations/:id/messages': BOTH,
  'POST /api/conversations/:id/messages': BOTH,
  'PUT /api/conversations/:id/messages/:seq': { as: 'freelancer', code: 'wrong_state' },
  'DELETE /api/conversations/:id/messages/:seq': { as: 'freelancer', code: 'wrong_state' },
  'PUT /api/conversations/:id/messages/:seq/reactions': BOTH,
  'POST /api/conversations/:id/messages/:seq/translation': BOTH,
  'POST /api/conversations/:id/summary': BOTH,
  'POST /api/conversations/:id/reply-draft': BOTH,
  'POST /api/conversations/:id/files': BOTH,
  'GET /api/conversations/:id/files': BOTH,
  'GET /api/conversations/:id/files/:file_id': { as: 'freelancer', code: 'not_found' },
  'POST /api/conversations/:id/marks': BOTH,
  'PUT /api/conversations/:id/settings': BOTH,
  'PUT /api/conversations/:id/members': { as: 'otherFreelancer', code: 'invalid_input' },
  'GET /api/conversations/:id/draft': BOTH,
  'PUT /api/conversations/:id/draft': BOTH,
  'PUT /api/conversations/:id/request': { as: 'otherClient', code: 'wrong_state' },
  'PUT /api/conversations/:id/block': BOTH,
};
