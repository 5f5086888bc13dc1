import { readDemoPeople } from '#domains/accounts/demo.ts';
import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import { DEMO_PASSWORD, demoGuides, demoPeople } from '#seed/people.ts';

/** Who to sign in as on a demo instance; nobody anywhere else. */
export const demoHandlers: readonly Handler[] = [
  onQuery(readDemoPeople, async ({ context }) => {
    if (!context.config.demo) return { people: [], password: null };
    const people = demoGuides.flatMap(({ username, why }) => {
      const person = demoPeople.find((one) => one.username === username);
      return person === undefined ? [] : [{ name: `${person.firstName} ${person.lastName}`, email: person.email, what: why }];
    });
    return { people, password: DEMO_PASSWORD };
  }),
];
