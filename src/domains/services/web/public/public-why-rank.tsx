import { useEffect, useId, useState } from 'react';
import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { call } from '#kit/web/api-client.ts';
import { serviceRank, type ServiceRank } from '../../search-contract.ts';

/** A card's button. The words are those of the list, as its address has them. */
export function WhyRank({ slug }: { slug: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget={id} className="chip chip-neutral min-h-6 cursor-pointer font-medium">
        <span>
          Why<span className="max-sm:sr-only"> this rank</span>
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        aria-label="Why this rank"
        className="panel pad m-auto max-h-[80vh] w-[min(26rem,calc(100vw-2rem))] overflow-y-auto text-sm text-ink shadow-raised"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen ? (
          <RankPoints slug={slug} words={new URLSearchParams(window.location.search).get('q')?.trim() ?? ''} />
        ) : null}
      </div>
    </>
  );
}

/** The points of one service for this search, part by part: loaded when someone asks. */
function RankPoints({ slug, words }: { slug: string; words: string }) {
  const { locale } = usePlace();
  const [rank, setRank] = useState<ServiceRank | 'failed' | null>(null);
  useEffect(() => {
    let isShown = true;
    call(serviceRank, { params: { slug }, query: words === '' ? {} : { q: words } }).then(
      (answer) => isShown && setRank(answer),
      () => isShown && setRank('failed'),
    );
    return () => void (isShown = false);
  }, [slug, words]);
  if (rank === null) return <p role="status">Loading…</p>;
  if (rank === 'failed') return <p role="alert">The points could not be loaded. Close this and try again.</p>;
  return (
    <>
      <p className="font-semibold">
        {rank.is_exact
          ? 'First because its title is exactly what you typed.'
          : `${formatNumber(rank.points, locale)} of ${rank.of} points`}
      </p>
      <ul className="mt-2 grid gap-1.5">
        {rank.parts.map(({ part, name, rule, points, of }) => (
          <li key={part} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="font-medium">{name}</span>
            <span className="tnum">
              {formatNumber(points, locale)} of {of}
            </span>
            <span className="text-xs text-ink-2">{rule}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-2">{rank.places}</p>
    </>
  );
}
