import type { DataOf } from '#kit/endpoint.ts';
import type { Db } from '#kit/server/db/database.ts';
import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import { intent } from '../intent-contract.ts';
import { isClientOnboarding, isGigOnboarding, isVerifyEmailPath } from '../paths.ts';
import { LOGIN, samePath } from '../public-paths.ts';
import { carriedBy, safeReturnTo } from '../return-path.ts';
import { intents, type Intent } from './intent.ts';

const isStep = (path: string): boolean =>
  samePath(path, LOGIN) || isVerifyEmailPath(path) || isClientOnboarding(path) || isGigOnboarding(path);

/** The link of an email that is opened after signing in is a step itself: what it leads on to counts. */
const beyondSteps = (path: string | null): string | null =>
  path !== null && isStep(path) ? beyondSteps(carriedBy(path)) : path;

export async function wordsFor(db: Db, path: string, offered: readonly Intent[]): Promise<DataOf<typeof intent>> {
  const wanted = beyondSteps(safeReturnTo(path));
  const found = wanted === null ? undefined : offered.find((candidate) => samePath(candidate.path, wanted));
  if (wanted === null || found === undefined) return { intent: null };
  return { intent: await found.read(db, new URL(wanted, 'http://here').searchParams) };
}

export const intentHandlers: readonly Handler[] = [
  onQuery(intent, ({ db, query, context }) => wordsFor(db, query.path, intents.of(context))),
];
