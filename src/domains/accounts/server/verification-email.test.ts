import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '#app/server/test-app.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { registered } from '../events.ts';
import { accountReactions } from './reactions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('has no word of the person who signed up with an address that may be another’s', async () => {
  const { unverified } = app.people;
  await app.base.database.pool.query(
    "update account set first_name = 'You won 500', last_name = 'at evil.example' where id = $1",
    [unverified.id],
  );
  const sent: Email[] = [];
  const context = { ...app.context, mail: { send: async (email: Email) => void sent.push(email) } };
  for (const { react } of accountReactions.filter((accountReaction) => accountReaction.event.name === registered.name))
    await react({ userId: unverified.id } as never, context, { id: '1', at: new Date() });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toMatch(/Here’s your code/);
  expect(JSON.stringify(sent)).not.toMatch(/You won|evil/);
});
