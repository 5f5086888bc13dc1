import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import type { Money as Amount } from '#kit/money.ts';
import type { Earned } from '../dashboard-piece.ts';

interface ClearingPanelProps {
  clearing: Earned['clearing'];
  total: Amount;
}

/** Each clearing amount, with the day it becomes available (PAY-2). */
export function ClearingPanel({ clearing, total }: ClearingPanelProps) {
  return (
    <Panel title="Clearing" lead="Approved earnings, available on the date shown.">
      {clearing.length === 0 ? <p className="text-md text-ink-2">No clearing earnings.</p> : null}
      <ul className="grid gap-3">
        {clearing.map((earning) => (
          <li
            key={earning.number}
            className="flex items-baseline justify-between gap-3 border-t border-line pt-3 first:border-t-0 first:pt-0"
          >
            <span className="min-w-0">
              {earning.path === null ? (
                <span className="text-md font-medium wrap-anywhere">{earning.title}</span>
              ) : (
                <Link href={earning.path} className="text-md font-medium wrap-anywhere hover:underline">
                  {earning.title}
                </Link>
              )}
              <span className="block text-xs text-ink-3">
                <When at={earning.clears_at} style="moment" />
              </span>
            </span>
            <Money value={earning.amount} className="text-md font-semibold" />
          </li>
        ))}
      </ul>
      {clearing.length > 1 ? (
        <p className="mt-3 flex justify-between border-t border-line pt-3 text-md font-semibold">
          Together <Money value={total} />
        </p>
      ) : null}
    </Panel>
  );
}
