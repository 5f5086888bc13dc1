/** What a CV is made of beside its own words: its owner's record, and what we vouch for. */
import { identityOf, type Identity } from '#domains/accounts/server/accounts.ts';
import { meanOf, profileRecordOf, reviewsIn, reviewSumsOf, soldBy, sumsOf } from '#domains/profiles/server/profiles.ts';
import { Failure } from '#kit/errors.ts';
import { currencyScale } from '#kit/currencies.ts';
import { formatMoney, money, type Money } from '#kit/money.ts';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { gathered } from '#kit/server/person-facts.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';
import { cvWords } from '../cv-words.ts';
import type { CvSource, VerifiedFact } from '../shown-cv.ts';

type FactContext = Pick<Context, 'config' | 'clock' | 'facts'>;

export interface OwnedSource extends CvSource {
  /** A file under avatars/. */
  readonly avatar: string | null;
}

const MOST_STARS = 5;

/** In whole units of the currency: the exact sum is nobody’s business. */
const EARNED_STEPS = [100_000n, 50_000n, 20_000n, 10_000n, 5_000n, 1_000n] as const;

function earnedStep(earned: bigint, currency: string): Money | null {
  const scale = BigInt(currencyScale(currency));
  const step = EARNED_STEPS.find((units) => earned > units * scale);
  return step === undefined ? null : money(step * scale, currency);
}

const ratingWords = (rating: number, reviews: number, language: string): string =>
  `${formatNumber(rating, language, 1)} / ${formatNumber(MOST_STARS, language)} (${formatNumber(reviews, language)})`;

async function factsOf(
  db: Db,
  identity: Identity,
  language: string,
  profileUrl: string,
  { facts, config }: FactContext,
): Promise<VerifiedFact[]> {
  const { currency } = config;
  const [dealings, sums, amounts] = await Promise.all([
    soldBy(db, facts, [identity.id]),
    reviewSumsOf(db, facts, [identity.id]),
    gathered(facts.map((known) => known.earned?.(db, identity.id, currency))),
  ]);
  const step = earnedStep(
    amounts.reduce((sum, amount) => sum + amount, 0n),
    currency,
  );
  const { completed, onTimePercent } = sumsOf(dealings, 'client_id');
  const rating = meanOf(sums, 1);
  const words = cvWords(language).facts;
  const fact = (name: VerifiedFact['name'], label: string, value: string): VerifiedFact => ({
    name,
    text: value === '' ? label : `${label}: ${value}`,
    url: profileUrl,
  });
  return [
    ...(completed > 0 ? [fact('work', words.work, formatNumber(completed, language))] : []),
    ...(onTimePercent === null ? [] : [fact('on_time', words.onTime, formatRate(onTimePercent * 100, language))]),
    ...(rating === null ? [] : [fact('rating', words.rating, ratingWords(rating, reviewsIn(sums), language))]),
    ...(identity.identity_verified_at === null ? [] : [fact('identity', words.identity, '')]),
    ...(step === null ? [] : [fact('earned', words.earned, formatMoney(step, language, { trim: true }))]),
  ];
}

interface Owner {
  readonly identity: Identity;
  readonly record: CvSource['record'];
  /** A file under avatars/. */
  readonly avatar: string | null;
}

/** The owner's account and profile, as they are now. */
export async function ownerOf(reads: Db | Tx, userId: string, { clock }: Pick<Context, 'clock'>): Promise<Owner> {
  const identity = await identityOf(reads, userId);
  if (identity === undefined) throw new Failure('not_found');
  const profile = await profileRecordOf(reads, identity, clock());
  return { identity, record: { ...identity, ...profile } as CvSource['record'], avatar: profile.avatar ?? null };
}

export async function sourceOf(db: Db, userId: string, language: string, context: FactContext): Promise<OwnedSource> {
  const { identity, record, avatar } = await ownerOf(db, userId, context);
  const profileUrl = `${context.config.appUrl}/user/profile/${identity.username}`;
  return { record, avatar, profileUrl, facts: await factsOf(db, identity, language, profileUrl, context) };
}
