/**
 * Every door to a person one does not work with: one budget, one block, the same text rules (LIM-64, AUT-13, decision
 * 171).
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson, hashPassword } from '#domains/accounts/server/accounts.ts';
import { signInUnchecked } from '#domains/accounts/server/test-sign-in.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { testApp, usd, type Answer, type TestApp } from '#app/server/test-app.ts';

interface Someone {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

let app: TestApp;
let slug = '';
let passwordHash = '';
let seller: Someone;
beforeAll(async () => {
  app = await testApp();
  ({ slug } = await app.publish());
  passwordHash = await hashPassword('Lantern-orchard-42');
  seller = app.people.freelancer;
  await app.base.database.pool.query('update profile set completion = 90');
});
afterAll(() => app.close());

let count = 0;
async function newcomer(role: 'client' | 'freelancer'): Promise<Someone> {
  const username = `newcomer-${(count += 1)}`;
  const person = {
    firstName: 'New',
    lastName: 'Comer',
    email: `${username}@example.com`,
    role,
    username,
    passwordHash,
    emailVerified: true,
    isOwner: false,
  };
  const someone = await app.context.database.transact(async (tx) => {
    const { id } = await registerPerson(tx, person, app.context);
    return { id, username, token: await signInUnchecked(tx, id, app.context) };
  });
  await app.base.database.pool.query('update account set onboarded = true where id = $1', [someone.id]);
  await app.base.database.pool.query(
    'insert into profile (user_id, completion) values ($1, 90) on conflict (user_id) do update set completion = 90',
    [someone.id],
  );
  return someone;
}
const post = <Data = Record<string, string>>(
  by: Someone,
  url: string,
  body: unknown = {},
  method = 'POST',
): Promise<Answer<Data>> => app.send<Data>(method, url, { body, headers: { authorization: `Bearer ${by.token}` } });
const done = async (by: Someone, url: string, body: unknown = {}, method = 'POST'): Promise<Record<string, string>> => {
  const answer = await post(by, url, body, method);
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.text}`);
  return answer.body.data;
};

async function project(client: Someone): Promise<Record<string, string>> {
  const { id } = await done(client, '/api/my/projects');
  await done(client, `/api/my/projects/${id}`, goodBrief(), 'PUT');
  return done(client, `/api/my/projects/${id}/post`);
}
const TEXT = 'I drew signs for two bakeries and a fish shop. I would begin with the one above the door.';
const CONTACT = `${TEXT} Write to me at ana@example.com.`;
const OFFER = { price: usd(24_000), delivery_days: 6, revisions: 2, valid_days: 7 };

interface Door {
  /** Sends words to the other person. */
  readonly send: (from: Someone, to: Someone, text?: string) => Promise<Answer<Record<string, string>>>;
  readonly withdraw?: (from: Someone, sent: Record<string, string>) => Promise<unknown>;
  /** The day's new people that may be reached by it; null where another quota counts. */
  readonly people: number | null;
}
/** From a client to a freelancer. A request goes to the seller of the one service. */
const doors = {
  message: {
    send: (from, to, text = TEXT) =>
      post(from, '/api/conversations', { with: `person:${to.username}`, id: randomUUID(), text }),
    people: 10,
  },
  request: {
    send: (from, _to, text = TEXT) =>
      post(from, '/api/custom-offers', { service: slug, scope: text, budget: null, wanted_on: null }),
    withdraw: (from, { offer_number: number }) => done(from, `/api/custom-offers/${number}/withdraw`),
    people: 10,
  },
  contract: {
    send: (from, to, text = TEXT) => {
      const milestones = [{ title: 'Sketches', price: usd(40_000), days: 7, criteria: ['One page'] }];
      return post(from, '/api/contracts', {
        freelancer: to.username,
        title: 'Signs',
        scope: text,
        milestones,
        valid_hours: 48,
        signature: 'New Comer',
      });
    },
    withdraw: (from, { contract_number: number }) => done(from, `/api/contracts/${number}/withdraw`),
    people: 10,
  },
  invitation: {
    send: async (from, to, text = TEXT) =>
      post(from, `/api/my/projects/${(await project(from)).id}/invitations`, { username: to.username, note: text }),
    withdraw: (from, { id }) => done(from, `/api/invitations/${id}/withdraw`),
    people: 15,
  },
} as const satisfies Record<string, Door>;
/** From a freelancer to a client. */
const proposal: Door = {
  send: async (from, to, text = TEXT) => {
    const answers = [{ id: 'question-1', answer: 'Two bakeries in Turku.' }];
    return post(from, `/api/projects/${(await project(to)).slug}/proposals`, {
      price: usd(60_000),
      days: 18,
      cover: text,
      answers,
      project_version: 1,
    });
  },
  withdraw: (from, { id }) => done(from, `/api/proposals/${id}/withdraw`),
  people: null,
};
/** From a freelancer to a client, too. */
const question: Door = {
  send: async (from, to, text = TEXT) => {
    const { slug: projectSlug = '' } = await project(to);
    const response = await post(from, `/api/projects/${projectSlug}/questions`, { question: text });
    return { ...response, body: { ...response.body, data: { ...response.body.data, slug: projectSlug } } };
  },
  withdraw: (from, { id, slug: projectSlug }) =>
    done(from, `/api/projects/${projectSlug}/questions/${id}`, {}, 'DELETE'),
  people: 15,
};
const BY_FREELANCERS = ['proposal', 'question'];
const sent = async (door: Door, from: Someone, to: Someone): Promise<Record<string, string>> => {
  const { status, text, body } = await door.send(from, to);
  if (status >= 300) throw new Error(text);
  return body.data;
};
const all: readonly (readonly [string, Door])[] = [
  ...Object.entries(doors),
  ['proposal', proposal],
  ['question', question],
];
const pairFor = async (name: string): Promise<readonly [Someone, Someone]> =>
  BY_FREELANCERS.includes(name)
    ? [await newcomer('freelancer'), await newcomer('client')]
    : [await newcomer('client'), seller];
const block = (by: Someone, other: Someone) =>
  app.base.database.pool.query('insert into person_block (user_id, blocked_id, created_at) values ($1, $2, now())', [
    by.id,
    other.id,
  ]);

const BLOCKED = { code: 'wrong_state', message: 'This person doesn’t accept messages from you.' };
const ENOUGH = {
  code: 'wrong_state',
  message: 'You contacted this person 3 times. You can contact them again once they answer.',
};

describe('someone who is blocked', () => {
  test.each(all)('is refused by %s, in the same words', async (name, door) => {
    const [from, to] = await pairFor(name);
    await block(to, from);
    expect((await door.send(from, to)).body).toMatchObject(BLOCKED);
  });

  test('is refused by what they change of it later, too', async () => {
    const [freelancer, client] = await pairFor('proposal');
    const { id } = await sent(proposal, freelancer, client);
    const requester = await newcomer('client');
    const { offer_number: number } = await sent(doors.request, requester, seller);
    await done(seller, `/api/custom-offers/${number}/offers`, { scope: TEXT, ...OFFER });
    await block(client, freelancer);
    await block(requester, seller);
    const answers = [{ id: 'question-1', answer: 'Two bakeries in Turku.' }];
    const revised = { price: usd(50_000), days: 18, cover: TEXT, answers, project_version: 1 };
    expect((await post(freelancer, `/api/proposals/${id}/revise`, revised)).body).toMatchObject(BLOCKED);
    expect(
      (await post(freelancer, `/api/proposals/${id}/counter`, { price: usd(50_000), days: 12, note: 'Sooner.' })).body,
    ).toMatchObject(BLOCKED);
    expect((await post(seller, `/api/custom-offers/${number}/offers`, { scope: TEXT, ...OFFER })).body).toMatchObject(
      BLOCKED,
    );
    const direct = { client: requester.username, service: slug, scope: TEXT, ...OFFER };
    expect((await post(seller, '/api/custom-offers/offers', direct)).body).toMatchObject(BLOCKED);
  });
});

describe('words to one person', () => {
  test.each(all.filter(([name]) => name !== 'message'))(
    'are three by %s, however many were withdrawn',
    async (name, door) => {
      const [from, to] = await pairFor(name);
      for (const _ of [1, 2, 3]) await door.withdraw?.(from, await sent(door, from, to));
      expect((await door.send(from, to)).body).toMatchObject(ENOUGH);
    },
  );

  test.each(Object.entries(doors))('are counted over all doors, also for %s', async (_name, door) => {
    const from = await newcomer('client');
    for (const earlierDoor of [doors.request, doors.contract, doors.invitation])
      await earlierDoor.withdraw(from, await sent(earlierDoor, from, seller));
    expect((await door.send(from, seller)).body).toMatchObject(ENOUGH);
  });

  test('are free once the other person answers, by whichever door', async () => {
    const [freelancer, client] = await pairFor('proposal');
    for (const _ of [1, 2, 3]) await sent(proposal, freelancer, client);
    expect((await proposal.send(freelancer, client)).body).toMatchObject(ENOUGH);
    await sent(doors.invitation, client, freelancer);
    expect((await proposal.send(freelancer, client)).status).toBe(201);
    expect((await doors.message.send(freelancer, client)).status).toBe(200);
  });

  test('are free once a proposal is shortlisted, and not by a sent one', async () => {
    const [freelancer, client] = await pairFor('proposal');
    const { id } = await sent(proposal, freelancer, client);
    const writeMessage = () =>
      post(freelancer, '/api/conversations', { with: `proposal:${id}`, id: randomUUID(), text: TEXT });
    expect([(await writeMessage()).status, (await writeMessage()).status]).toEqual([200, 200]);
    expect((await writeMessage()).body).toMatchObject(ENOUGH);
    await done(client, `/api/proposals/${id}/sort`, { to: 'shortlisted' });
    expect((await writeMessage()).status).toBe(200);
  });

  test('are not opened by an offer of a contract that nobody signed', async () => {
    const from = await newcomer('client');
    const { contract_number: number } = await sent(doors.contract, from, seller);
    const writeMessage = () =>
      post(from, '/api/conversations', { with: `contract:${number}`, id: randomUUID(), text: TEXT });
    expect([(await writeMessage()).status, (await writeMessage()).status]).toEqual([200, 200]);
    expect((await writeMessage()).body).toMatchObject(ENOUGH);
  });

  test('of requests and offers count for 30 days', async () => {
    const from = await newcomer('client');
    for (const _ of [1, 2, 3]) await doors.contract.withdraw(from, await sent(doors.contract, from, seller));
    await app.base.database.pool.query("update outreach set at = at - interval '30 days' where from_id = $1", [
      from.id,
    ]);
    expect((await doors.contract.send(from, seller)).status).toBe(201);
  });
});

test('the eleventh new person of a day is refused by every door, and the sixteenth by an invitation', async () => {
  const from = await newcomer('client');
  const { id } = await project(from);
  const strangers = await Promise.all(Array.from({ length: 15 }, () => newcomer('freelancer')));
  const [next = seller] = strangers.slice(14);
  const invite: Door['send'] = (by, to) =>
    post(by, `/api/my/projects/${id}/invitations`, { username: to.username, note: '' });
  const mixed = [doors.message.send, doors.contract.send, invite];
  for (const [at, to] of strangers.slice(0, 10).entries())
    expect((await mixed[at % 3]?.(from, to))?.status).toBeLessThan(300);
  const words = {
    code: 'too_many_requests',
    message: 'You contacted 10 new people today. You can contact more tomorrow.',
  };
  expect((await doors.message.send(from, next)).body).toMatchObject(words);
  expect((await doors.contract.send(from, next)).body).toMatchObject(words);
  expect((await doors.request.send(from, seller)).body).toMatchObject(words);
  for (const to of strangers.slice(10)) expect((await invite(from, to)).status).toBe(201);
  expect((await invite(from, app.people.otherFreelancer)).body).toMatchObject({
    ...words,
    message: words.message.replace('10', '15'),
  });
  // Whom they reached already is not new.
  expect((await doors.message.send(from, next)).status).toBe(200);
});

describe('contact details', () => {
  test.each(all.filter(([name]) => name !== 'message'))('are found in words by %s', async (name, door) => {
    const [from, to] = await pairFor(name);
    const { status, body } = await door.send(from, to, CONTACT);
    expect(status).toBe(422);
    expect(JSON.stringify(body.errors)).toContain('Remove contact details');
    // What was not sent counts for nothing.
    expect((await app.base.database.pool.query('select from outreach where from_id = $1', [from.id])).rowCount).toBe(0);
  });

  test('and payment elsewhere are found in an offer that answers a request', async () => {
    const from = await newcomer('client');
    const { offer_number: number } = await sent(doors.request, from, seller);
    const answer = (scope: string) => post(seller, `/api/custom-offers/${number}/offers`, { scope, ...OFFER });
    expect((await answer(CONTACT)).status).toBe(422);
    expect((await answer(`${TEXT} Pay directly.`)).status).toBe(422);
    expect((await answer(TEXT)).status).toBe(200);
  });
});
