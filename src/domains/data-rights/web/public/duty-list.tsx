import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import type { Duty } from '../../contract.ts';

/** What has to be settled, each with a link to its screen. */
export function DutyList({ duties }: { duties: readonly Duty[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {duties.map(({ words, amount, path }) => (
        <li key={words} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
          <Link href={path} className="link min-w-0 flex-1 basis-40 wrap-anywhere">
            {words}
          </Link>
          {amount === null ? null : <Money value={amount} />}
        </li>
      ))}
    </ul>
  );
}
