/** For tests: every call of the product once, as the domains show them in their `test-calls.ts`. */
import type { ExampleCall, ExampleCalls, OtherParties } from '#kit/server/example-calls.ts';
import { modules } from './modules.ts';
import type { TestApp } from './test-app.ts';

export type Call = ExampleCall;

const examples: readonly { readonly module: string; readonly of: ExampleCalls }[] = await Promise.all(
  modules.map(async ({ name, exampleCalls }) => ({
    module: name,
    of: (await exampleCalls?.()) ?? { exampleCalls: async () => ({}) },
  })),
);

export const otherParties: OtherParties = Object.assign({}, ...examples.map(({ of }) => of.otherParties ?? {}));

/** Example calls by module, in order: earlier modules have set up their data. */
export async function callsByModule(app: TestApp): Promise<Map<string, Readonly<Record<string, Call>>>> {
  const calls = new Map<string, Readonly<Record<string, Call>>>();
  for (const { module, of } of examples) calls.set(module, await of.exampleCalls(app as never));
  return calls;
}

export const everyCall = async (app: TestApp): Promise<Record<string, Call>> =>
  Object.assign({}, ...(await callsByModule(app)).values());

/** Ids of nothing: the answer about a missing object must not differ from that about someone else's. */
export const MISSING: Readonly<Record<string, string>> = {
  order_number: 'DK-2222-2222',
  withdrawal: 'WD-2222-2222',
  id: '01890000-0000-7000-8000-000000000000',
  name: '01890000-0000-7000-8000-000000000000',
  slug: 'no-such-thing',
  file_id: '01890000-0000-7000-8000-000000000000',
  export_id: '01890000-0000-7000-8000-000000000000',
  journal_id: '01890000-0000-7000-8000-000000000000',
  adjustment_id: '01890000-0000-7000-8000-000000000000',
  entry_id: '900000000000000',
  number: '900000000000000',
  seq: '900000000000000',
  funding_id: '01890000-0000-7000-8000-000000000000',
  method_id: '01890000-0000-7000-8000-000000000000',
  picture_id: '01890000-0000-7000-8000-000000000000',
  event_id: '01890000-0000-7000-8000-000000000000',
  dispute_number: 'DP-2222-2222',
  offer_number: 'CO-2222-2222',
  chargeback_id: '01890000-0000-7000-8000-000000000000',
};

/** Parts of a path that select one of the caller's own things by a common word: they cannot mean a stranger's. */
const OWN_WORDS = ['bucket', 'year', 'part'];

/**
 * Calls about an object someone has a part in; what is public is everyone's, and staff's calls are refused to all
 * others by the guard.
 */
export const isAboutAnObject = ({ path, access }: { readonly path: string; readonly access: string }): boolean =>
  access !== 'public' &&
  access !== 'operator' &&
  [...path.matchAll(/:(\w+)/g)].some(([, name]) => !OWN_WORDS.includes(name ?? ''));

/** The address with its parameters filled in; each is percent-encoded, whatever is in it. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const queryString = new URLSearchParams(query).toString();
  return queryString === '' ? filled : `${filled}?${queryString}`;
}
