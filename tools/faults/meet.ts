import { randomUUID } from 'node:crypto';
import { hashPassword, registerPerson } from '#domains/accounts/server/accounts.ts';
import { signInUnchecked } from '#domains/accounts/server/test-sign-in.ts';
import { saveProfile } from '#domains/profiles/server/profiles.ts';
import type { Database } from '#kit/server/db/database.ts';
import { call } from '../../e2e/support/product.ts';
import { PASSWORD, testApp } from '../../src/app/server/test-app.ts';
import { INSTANCE_KEY } from '../bank/set-up.ts';
import type { Person } from './talkers.ts';

/** As many accounts, signed in, two by two in a conversation that was answered. */
export async function meet(app: Database, url: string, count: number): Promise<Person[]> {
  const desk = await testApp({ INSTANCE_KEY }, { database: app, close: async () => {} });
  const passwordHash = await hashPassword(PASSWORD);
  const people = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      app.transact(async (tx) => {
        const [role, username] = [n % 2 === 0 ? 'client' : 'freelancer', `talker-${n}`] as const;
        const email = `${username}@example.com`;
        const person = await registerPerson(
          tx,
          { firstName: 'Test', lastName: username, email, role, username, passwordHash, emailVerified: true },
          desk.context,
        );
        const says =
          role === 'client'
            ? { industries: ['software-and-internet'], subindustries: ['business-software'] }
            : { skills: ['logo-design'] };
        await saveProfile(
          tx,
          person.id,
          { ...says, ...(role === 'client' ? { company_name: 'Small Ships Ltd' } : { bio: 'I draw marks.' }) },
          desk.context,
        );
        return { username, token: await signInUnchecked(tx, person.id, desk.context) };
      }),
    ),
  );
  await desk.close();
  const post = async (token: string, path: string, body: object): Promise<string> => {
    const { status, text } = await call(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), ...body }),
    });
    if (status >= 300 || status === 0) throw new Error(`${path}: ${status} ${text}`);
    return (JSON.parse(text) as { data: { conversation_id: string } }).data.conversation_id;
  };
  const talking: Person[] = [];
  for (let n = 0; n + 1 < people.length; n += 2) {
    const [person, other] = [people[n], people[n + 1]];
    if (person === undefined || other === undefined) break;
    const conversation = await post(person.token, '/api/conversations', {
      with: `person:${other.username}`,
      text: 'Could you draw a mark?',
    });
    await post(other.token, `/api/conversations/${conversation}/messages`, { text: 'Gladly.' });
    talking.push({ token: person.token, conversation }, { token: other.token, conversation });
  }
  return talking;
}
