import { BadgeCheck } from '#design/public/glyphs.tsx';
import { Icon } from '#design/public/icon.tsx';
import { LocalTime } from '#design/public/local-time.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { Rating } from '#design/public/rating.tsx';
import { LEVEL_NAMES } from '#domains/profiles/levels.ts';
import { countryName } from '#kit/format/names.ts';
import { formatNumber, formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import type { DeskProposal } from '../../desk-contract.ts';

type Of = Pick<DeskProposal, 'proposer'>;

export const Verified = ({ proposer }: Of) =>
  proposer.is_verified ? (
    <span className="inline-flex shrink-0 text-primary" title="Verified">
      <Icon of={BadgeCheck} size="inline" />
      <span className="sr-only">Verified</span>
    </span>
  ) : null;

/** Rating with its count, and the level from the first one on. */
export const Standing = ({ proposer: { rating, reviews, level }, mayWrap = false }: Of & { mayWrap?: boolean }) => (
  <span className={`inline-flex items-center gap-x-1.5 whitespace-nowrap ${mayWrap ? 'flex-wrap' : ''}`}>
    <Rating value={rating} count={reviews} none="No reviews" />
    {level === 'new' ? null : <span className="text-ink-2">{LEVEL_NAMES[level]}</span>}
  </span>
);

/**
 * What they finished here: all of it, as everywhere, and of that what is in the category of the project. A row of the
 * list has no room for what it earned.
 */
export function Done({
  proposer: { done, done_here: here, earned_here: earned },
  isRow = false,
}: Of & { isRow?: boolean }) {
  const { locale } = usePlace();
  if (done === 0) return <span>No jobs yet</span>;
  return here === 0 ? (
    <span className="tnum">{counted(done, { one: 'job', other: 'jobs' }, locale)}</span>
  ) : (
    <span
      className="tnum"
      title={`${formatNumber(here, locale)} of ${counted(done, { one: 'job', other: 'jobs' }, locale)} in this category`}
    >
      {counted(done, { one: 'job', other: 'jobs' }, locale)}, {formatNumber(here, locale)}{' '}
      {isRow ? 'similar' : 'in this category'}
      {earned === null || isRow ? null : (
        <>
          {' '}
          · <Money value={earned} trim />+
        </>
      )}
    </span>
  );
}

export function Where({ proposer: { country_code: code, timezone } }: Of) {
  const { locale } = usePlace();
  return (
    <>
      {code === null ? null : <span className="block truncate">{countryName(code, locale)}</span>}
      {timezone === null ? null : <LocalTime timeZone={timezone} />}
    </>
  );
}

export function OnTime({ proposer: { on_time: percent } }: Of) {
  const { locale } = usePlace();
  return percent === null ? null : <span className="tnum">{formatRate(percent * 100, locale)} on time</span>;
}
