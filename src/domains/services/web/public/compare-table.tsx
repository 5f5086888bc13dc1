import { Chip } from '#design/public/chip.tsx';
import { Cover } from '#design/public/cover.tsx';
import { Link } from '#design/public/link.tsx';
import { Rating } from '#design/public/rating.tsx';
import { SaveButton } from '#design/public/save-button.tsx';
import type { CardOnPage } from './card-on-page.ts';
import { takeAway } from './compared.ts';
import type { ComparedBy } from './comparison.ts';

interface Column {
  readonly card: CardOnPage;
  /** The comparison without it. */
  readonly without: string;
}

/** By how many columns. On phones what is compared stands above its values: there is no room beside them. */
const COLUMNS = [
  'grid-cols-1 md:grid-cols-[9rem_minmax(0,22rem)]',
  'grid-cols-2 md:grid-cols-[9rem_repeat(2,minmax(0,22rem))]',
  'grid-cols-3 md:grid-cols-[9rem_repeat(3,minmax(0,22rem))]',
];
const ROW = 'grid gap-x-3 border-b border-line py-3 sm:gap-x-6';
const LABEL = 'text-start font-normal text-ink-2 max-md:col-span-full max-md:mb-1 max-md:text-sm';

/** A table for those who hear it; for those who see it, columns of the same width. */
export function CompareTable({ columns, rows }: { columns: readonly Column[]; rows: readonly ComparedBy[] }) {
  const row = `${ROW} ${COLUMNS[columns.length - 1] ?? ''}`;
  return (
    <table aria-label="Services side by side" className="block text-md">
      <tbody className="block">
        <tr className={row}>
          <th scope="row" className={LABEL}>
            <span className="sr-only">Service</span>
          </th>
          {columns.map((column) => (
            <td key={column.card.slug} className="grid min-w-0 content-start gap-2">
              <ComparedHead {...column} />
            </td>
          ))}
        </tr>
        {rows.map(({ label, cells }) => (
          <tr key={label} className={row}>
            <th scope="row" className={LABEL}>
              {label}
            </th>
            {cells.map(({ lines, best }, at) => (
              <td key={columns[at]?.card.slug} className="tnum min-w-0 wrap-anywhere">
                {lines.length === 0 ? <span className="text-ink-3">Not stated</span> : null}
                {lines.map((line) => (
                  <span key={line} className="block not-last:mb-1">
                    {line}
                  </span>
                ))}
                {best === undefined ? null : <Chip tone="success">{best}</Chip>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ComparedHead({ card, without }: Column) {
  const { slug, title, motif, seed, cover, seller, rating, rating_count: count, closed } = card;
  return (
    <>
      <span className="block overflow-hidden rounded-md">
        <Cover motif={motif} seed={seed} eager photo={cover === null ? null : { src: cover, alt: '' }} />
      </span>
      <Link href={`/services/${slug}`} className="link font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </Link>
      <bdi className="text-sm text-ink-2 wrap-anywhere">{seller.name}</bdi>
      <Rating value={rating} count={count} />
      {closed === undefined ? null : <span className="text-sm text-ink-2">{closed}</span>}
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SaveButton kind="service" name={slug} title={title} />
        <Link href={without} className="link text-sm" onClick={() => takeAway(slug)}>
          Remove<span className="sr-only"> {title}</span>
        </Link>
      </span>
    </>
  );
}
