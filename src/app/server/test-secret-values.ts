/** For tests: what looks like a secret in an example that anyone may read. A throw-away database made it, but nobody can see that. */
const RUN = /[A-Za-z0-9_-]{16,}/g;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Secrets of authenticator apps. */
const BASE32 = /^[A-Z2-7]{16,}$/;

/** Random text mixes cases and digits within one piece. Ids, hashes, numbers of orders and typed passwords do not. */
const isRandom = (run: string): boolean =>
  !ID.test(run) && (BASE32.test(run) || run.split('-').some((piece) => /[a-z]/.test(piece) && /[A-Z]/.test(piece) && /\d/.test(piece)));

/** Every stretch of a text that looks like a secret. */
export const secretsIn = (text: string): string[] => (text.match(RUN) ?? []).filter(isRandom);

/** The same text with those replaced by as many x. */
export const withoutSecrets = (text: string): string => text.replaceAll(RUN, (run) => (isRandom(run) ? 'x'.repeat(run.length) : run));
