import { multipart } from '#app/server/test-multipart.ts';
import { usd, type TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';
import type { ContractPage } from '../contract.ts';
import type { MilestonePage } from '../milestone-contract.ts';

const MILESTONES = [
  {
    title: 'Wireframes',
    price: usd(40_000),
    days: 7,
    criteria: ['Every screen of the brief', 'A note on what was left out'],
  },
  { title: 'Final screens', price: usd(80_000), days: 14, criteria: ['Light and dark'] },
];

const SUBMISSION = { note: 'Every screen is in the file.', link: 'https://example.com/screens', met: [0, 1] };

const REVIEW = { communication: 5, quality: 5, value: 4, text: 'Clear words, and on time.' };

/** A contract of its own for each call. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const body = {
    freelancer: app.people.freelancer.username,
    title: 'Screens for a booking app',
    scope: 'Twelve screens, from search to receipt, for phones.',
    milestones: MILESTONES,
    valid_hours: 48,
    signature: 'Cleo Client',
  };
  const offer = async (): Promise<string> =>
    (await app.must<{ contract_number: string }>('POST', '/api/contracts', { as: 'client', body })).contract_number;
  const hashOf = async (number: string): Promise<string> =>
    (await app.must<ContractPage>('GET', `/api/contracts/${number}`, { as: 'freelancer' })).versions[0]?.hash ?? '';
  const contractCall = (as: 'client' | 'freelancer', number: string, sent?: ExampleCall['body']): ExampleCall => ({
    as,
    params: { contract_number: number },
    stranger: as === 'client' ? 'otherClient' : 'otherFreelancer',
    ...(sent === undefined ? {} : { body: sent }),
  });
  await app.addMoney('client', usd(2_000_000));
  const total = usd(41_200);
  const post = <Data>(as: 'client' | 'freelancer', path: string, sent: unknown = {}) =>
    app.must<Data>('POST', path, { as, body: sent });
  const signed = async (): Promise<string> => {
    const number = await offer();
    await post('freelancer', `/api/contracts/${number}/accept`, {
      signature: 'Finn Freelancer',
      hash: await hashOf(number),
    });
    return number;
  };
  const agreed = async (): Promise<string> => `${await signed()}-1`;
  const funded = async (): Promise<string> => {
    const number = await agreed();
    await post('client', `/api/milestones/${number}/fund`, { expected_total: total });
    return number;
  };
  const submitted = async (): Promise<string> => {
    const number = await funded();
    await post('freelancer', `/api/milestones/${number}/submit`, SUBMISSION);
    return number;
  };
  const shareRequest = async (): Promise<{ number: string; body: { request_id: string | undefined } }> => {
    const number = await funded();
    await post('client', `/api/milestones/${number}/share`, { percent: 40, reason: 'Plans changed.' });
    const page = await app.must<MilestonePage>('GET', `/api/milestones/${number}`, { as: 'client' });
    return { number, body: { request_id: page.share?.id } };
  };
  const idle = async (): Promise<string> => {
    const number = await funded();
    await app.base.database.pool.query('update contract_milestone set idle_asked_at = now() where number = $1', [
      number,
    ]);
    return number;
  };
  const released = async (): Promise<string> => {
    const number = await submitted();
    await post('client', `/api/milestones/${number}/approve`);
    return number.slice(0, -2);
  };
  const ended = async (): Promise<string> => {
    const number = await released();
    await post('client', `/api/contracts/${number}/end`);
    return number;
  };
  const reviewed = async (): Promise<string> => {
    const number = await ended();
    for (const side of ['client', 'freelancer'] as const) await post(side, `/api/contracts/${number}/review`, REVIEW);
    return number;
  };
  const onOne = (as: 'client' | 'freelancer', number: string, sent?: ExampleCall['body']): ExampleCall => ({
    ...contractCall(as, number, sent),
    params: { milestone_number: number },
  });
  const [shareToAccept, shareToDecline, shareToWithdraw] = [
    await shareRequest(),
    await shareRequest(),
    await shareRequest(),
  ];
  const withFile = await funded();
  const { id: fileId } = await app.must<{ id: string }>('POST', `/api/milestones/${withFile}/files`, {
    as: 'freelancer',
    ...multipart('file', 'screens.txt', Buffer.from('Search, book, pay.')),
  });
  const ending = async (): Promise<string> => {
    const number = (await funded()).slice(0, -2);
    await post('client', `/api/contracts/${number}/end`, { reason: 'Plans changed.' });
    return number;
  };
  const pauseAsked = async (): Promise<string> => {
    const number = (await funded()).slice(0, -2);
    await post('client', `/api/contracts/${number}/pause`, { reason: 'We move house.' });
    return number;
  };
  const WISH = [
    ...MILESTONES.map((milestone, index) => ({ place: index + 1, ...milestone })),
    { place: null, title: 'Handover', price: usd(20_000), days: 3, criteria: ['An hour of questions'] },
  ];
  const change = { milestones: WISH, reason: 'A handover is missing.', signature: 'Cleo Client' };
  const changeAsked = async (): Promise<string> => {
    const number = (await funded()).slice(0, -2);
    await post('client', `/api/contracts/${number}/change`, change);
    return number;
  };
  const toChange = await changeAsked();
  const changeHash = (await app.must<ContractPage>('GET', `/api/contracts/${toChange}`, { as: 'freelancer' }))
    .change_asked?.hash;
  const paused = async (): Promise<string> => {
    const number = await pauseAsked();
    await post('freelancer', `/api/contracts/${number}/pause/accept`);
    return number;
  };
  const REASON = { reason: 'Both sides asked us to decide.' };
  const ofStaff = (number: string): ExampleCall => ({
    as: 'operator',
    params: { contract_number: number },
    body: REASON,
  });
  const onMilestoneByStaff = (number: string, sent?: ExampleCall['body']): ExampleCall => ({
    as: 'operator',
    params: { milestone_number: number },
    ...(sent === undefined ? {} : { body: sent }),
  });
  /** By another operator. */
  const endProposed = async (): Promise<string> => {
    const number = await funded();
    await app.base.database.pool.query(
      `insert into work_operator_end (id, work_id, how, share, reason, held, currency, state, proposed_by, proposed_at)
       select gen_random_uuid(), id, 'refund', 3000, 'Both sides asked us to decide.', total, currency, 'proposed',
         gen_random_uuid(), now()
       from contract_milestone where number = $1`,
      [number],
    );
    return number;
  };
  const [toAccept, toDecline, toWithdraw, toExtend, toRead] = [
    await offer(),
    await offer(),
    await offer(),
    await offer(),
    await offer(),
  ];
  return {
    'GET /api/admin/contracts': { as: 'operator', query: { person: app.people.client.id, limit: '2' } },
    'GET /api/admin/contracts/:contract_number': {
      as: 'operator',
      params: { contract_number: (await submitted()).slice(0, -2) },
    },
    'POST /api/admin/contracts/:contract_number/pause': ofStaff((await funded()).slice(0, -2)),
    'POST /api/admin/contracts/:contract_number/resume': ofStaff(await paused()),
    'POST /api/admin/contracts/:contract_number/end': ofStaff(await offer()),
    'POST /api/admin/milestones/:milestone_number/end': onMilestoneByStaff(await funded(), { percent: 50, ...REASON }),
    'POST /api/admin/milestones/:milestone_number/end/confirm': onMilestoneByStaff(await endProposed()),
    'POST /api/admin/milestones/:milestone_number/end/decline': onMilestoneByStaff(await endProposed(), REASON),
    'GET /api/contracts/hire': { as: 'client', query: { freelancer: app.people.freelancer.username } },
    'POST /api/contracts': { as: 'client', body },
    'POST /api/contracts/:contract_number/accept': contractCall('freelancer', toAccept, {
      signature: 'Finn Freelancer',
      hash: await hashOf(toAccept),
    }),
    'POST /api/contracts/:contract_number/decline': contractCall('freelancer', toDecline, {
      reason: 'I am booked until spring.',
    }),
    'POST /api/contracts/:contract_number/withdraw': contractCall('client', toWithdraw, { reason: '' }),
    'POST /api/contracts/:contract_number/extend': contractCall('client', toExtend, { valid_hours: 168 }),
    'GET /api/contracts/:contract_number': contractCall('client', toRead),
    'GET /api/contracts/:contract_number/contract': contractCall('client', toRead),
    'POST /api/milestones/:milestone_number/fund': onOne('client', await agreed(), { expected_total: total }),
    'POST /api/milestones/:milestone_number/payment': onOne('client', await agreed(), {
      provider: 'test',
      use_balance: false,
      expected_payment: total,
    }),
    'POST /api/milestones/:milestone_number/submit': onOne('freelancer', await funded(), SUBMISSION),
    'POST /api/milestones/:milestone_number/approve': onOne('client', await submitted(), { amount: usd(25_000) }),
    'POST /api/milestones/:milestone_number/changes': onOne('client', await submitted(), {
      items: [{ criterion: 0, what: 'The receipt is missing.' }],
    }),
    'POST /api/milestones/:milestone_number/extend': onOne('client', await submitted()),
    'POST /api/milestones/:milestone_number/clear-early': onOne('freelancer', `${await released()}-1`, {
      amount: usd(1_000),
      expected_fee: usd(10),
    }),
    'POST /api/milestones/:milestone_number/give-back': onOne('freelancer', await funded(), {
      reason: 'I am ill for weeks.',
    }),
    'POST /api/milestones/:milestone_number/share': onOne('client', await funded(), {
      percent: 40,
      reason: 'Plans changed.',
    }),
    'POST /api/milestones/:milestone_number/share/accept': onOne(
      'freelancer',
      shareToAccept.number,
      shareToAccept.body,
    ),
    'POST /api/milestones/:milestone_number/share/decline': onOne(
      'freelancer',
      shareToDecline.number,
      shareToDecline.body,
    ),
    'POST /api/milestones/:milestone_number/share/withdraw': onOne(
      'client',
      shareToWithdraw.number,
      shareToWithdraw.body,
    ),
    'POST /api/milestones/:milestone_number/keep': onOne('client', await idle()),
    'POST /api/contracts/:contract_number/end': contractCall('client', await released(), { reason: 'All is done.' }),
    'POST /api/contracts/:contract_number/end/accept': contractCall('freelancer', await ending()),
    'POST /api/contracts/:contract_number/end/withdraw': contractCall('client', await ending()),
    'POST /api/contracts/:contract_number/change': contractCall('client', (await funded()).slice(0, -2), change),
    'POST /api/contracts/:contract_number/change/accept': contractCall('freelancer', toChange, {
      signature: 'Finn Freelancer',
      hash: changeHash,
    }),
    'POST /api/contracts/:contract_number/change/decline': contractCall('freelancer', await changeAsked()),
    'POST /api/contracts/:contract_number/change/withdraw': contractCall('client', await changeAsked()),
    'POST /api/contracts/:contract_number/pause': contractCall('client', (await funded()).slice(0, -2), {
      reason: 'We move house.',
    }),
    'POST /api/contracts/:contract_number/pause/accept': contractCall('freelancer', await pauseAsked()),
    'POST /api/contracts/:contract_number/pause/decline': contractCall('freelancer', await pauseAsked()),
    'POST /api/contracts/:contract_number/pause/withdraw': contractCall('client', await pauseAsked()),
    'POST /api/contracts/:contract_number/resume': contractCall('freelancer', await paused()),
    'POST /api/contracts/:contract_number/bonus': contractCall('client', await released(), {
      amount: usd(5_000),
      expected_total: usd(5_000),
      note: 'Thank you.',
    }),
    'POST /api/contracts/:contract_number/bonus/payment': contractCall('client', await released(), {
      provider: 'test',
      use_balance: false,
      expected_payment: usd(5_000),
      amount: usd(5_000),
      expected_total: usd(5_000),
      note: 'Thank you.',
    }),
    'POST /api/milestones/:milestone_number/dispute': onOne('client', await funded(), {
      items: ['Two screens are missing.'],
      text: 'They were due a week ago.',
      percent: 40,
      files: [],
      also: [],
    }),
    'POST /api/contracts/:contract_number/review': contractCall('client', await ended(), REVIEW),
    'POST /api/contracts/:contract_number/reply': contractCall('client', await reviewed(), { text: 'Thank you.' }),
    'POST /api/milestones/:milestone_number/files': {
      ...onOne('freelancer', await funded()),
      file: { name: 'screens.txt', bytes: Buffer.from('Search, book, pay.') },
    },
    'GET /api/milestones/:milestone_number/files/:file_id': {
      ...onOne('freelancer', withFile),
      params: { milestone_number: withFile, file_id: fileId },
    },
    'GET /api/contracts/:contract_number/files': contractCall('client', (await submitted()).slice(0, -2)),
    'GET /api/contracts/:contract_number/files.zip': contractCall('client', (await submitted()).slice(0, -2)),
    'GET /api/contracts/:contract_number/record': contractCall('client', await released()),
    'POST /api/contracts/:contract_number/fund': contractCall('client', await signed(), {
      places: [1, 2],
      expected_total: usd(123_600),
    }),
    'POST /api/contracts/:contract_number/payment': contractCall('client', await signed(), {
      provider: 'test',
      use_balance: false,
      expected_payment: usd(123_600),
      places: [1, 2],
    }),
    'POST /api/contracts/:contract_number/auto-fund': contractCall('client', await signed(), { is_on: true }),
    'GET /api/my/contracts': { as: 'client', query: { side: 'buying', limit: '2' } },
    'GET /api/my/contracts/turns': { as: 'client', query: { side: 'buying' } },
    'GET /api/milestones/:milestone_number': onOne('client', await submitted()),
    'GET /api/my/milestones/csv': { as: 'client', query: { side: 'buying' } },
    'GET /api/my/milestones': { as: 'client', query: { side: 'buying', limit: '2' } },
  };
}

const BOTH_MAY = 'both sides of a contract may make it';
export const otherParties: OtherParties = {
  'POST /api/milestones/:milestone_number/fund': { as: 'freelancer', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/payment': { as: 'freelancer', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/submit': { as: 'client', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/approve': { as: 'freelancer', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/changes': { as: 'freelancer', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/extend': { as: 'freelancer', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/give-back': { as: 'client', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/share': BOTH_MAY,
  'POST /api/milestones/:milestone_number/share/accept': { as: 'client', code: 'wrong_state' },
  'POST /api/milestones/:milestone_number/share/decline': { as: 'client', code: 'wrong_state' },
  'POST /api/milestones/:milestone_number/share/withdraw': { as: 'freelancer', code: 'wrong_state' },
  'POST /api/milestones/:milestone_number/keep': { as: 'freelancer', code: 'forbidden' },
  'POST /api/contracts/:contract_number/end': BOTH_MAY,
  'POST /api/contracts/:contract_number/end/accept': { as: 'client', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/end/withdraw': { as: 'freelancer', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/change': BOTH_MAY,
  'POST /api/contracts/:contract_number/change/accept': { as: 'client', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/change/decline': { as: 'client', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/change/withdraw': { as: 'freelancer', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/pause': BOTH_MAY,
  'POST /api/contracts/:contract_number/pause/accept': { as: 'client', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/pause/decline': { as: 'client', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/pause/withdraw': { as: 'freelancer', code: 'wrong_state' },
  'POST /api/contracts/:contract_number/resume': BOTH_MAY,
  'POST /api/contracts/:contract_number/bonus': { as: 'freelancer', code: 'forbidden' },
  'POST /api/contracts/:contract_number/bonus/payment': { as: 'freelancer', code: 'forbidden' },
  'POST /api/contracts/:contract_number/fund': { as: 'freelancer', code: 'forbidden' },
  'POST /api/contracts/:contract_number/payment': { as: 'freelancer', code: 'forbidden' },
  'POST /api/contracts/:contract_number/auto-fund': { as: 'freelancer', code: 'forbidden' },
  'GET /api/contracts/:contract_number/files': BOTH_MAY,
  'GET /api/contracts/:contract_number/files.zip': BOTH_MAY,
  'GET /api/contracts/:contract_number/record': BOTH_MAY,
  'POST /api/milestones/:milestone_number/dispute': BOTH_MAY,
  'POST /api/contracts/:contract_number/review': BOTH_MAY,
  'POST /api/contracts/:contract_number/reply': BOTH_MAY,
  'POST /api/milestones/:milestone_number/clear-early': { as: 'client', code: 'forbidden' },
  'POST /api/milestones/:milestone_number/files': { as: 'client', code: 'forbidden' },
  'GET /api/milestones/:milestone_number/files/:file_id':
    'a file that was not sent is its uploader’s alone, and a sent one of both',
  'GET /api/milestones/:milestone_number': BOTH_MAY,
  'POST /api/contracts/:contract_number/accept': { as: 'client', code: 'forbidden' },
  'POST /api/contracts/:contract_number/decline': { as: 'client', code: 'forbidden' },
  'POST /api/contracts/:contract_number/withdraw': { as: 'freelancer', code: 'forbidden' },
  'POST /api/contracts/:contract_number/extend': { as: 'freelancer', code: 'forbidden' },
  'GET /api/contracts/:contract_number': BOTH_MAY,
  'GET /api/contracts/:contract_number/contract': BOTH_MAY,
};
