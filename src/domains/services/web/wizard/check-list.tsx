import { Check, Circle } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import type { MyService } from './use-draft.ts';

/** What is still required, and what is recommended; each line leads to the field that mends it. */
export function CheckList({
  checks,
  hrefOf,
}: {
  checks: MyService['checks'];
  hrefOf: (step: string, field: string) => string;
}) {
  const group = (needed: boolean) => checks.filter((check) => check.needed === needed);
  const list = (items: MyService['checks']) => (
    <ul className="mt-2 grid gap-1">
      {items.map((check) => (
        <li key={check.id} className="flex items-start gap-2.5 text-md">
          <Icon
            of={check.done ? Check : Circle}
            size="inline"
            className={`mt-1 ${check.done ? 'text-success' : 'text-ink-3'}`}
          />
          {check.done ? (
            <span className="text-ink-2">
              {check.label}
              <span className="sr-only">, done</span>
            </span>
          ) : (
            <Link href={hrefOf(check.step, check.field)} className="inline-flex min-h-6 items-center hover:underline">
              {check.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="title">Needed to publish</h3>
        {list(group(true))}
      </div>
      <div>
        <h3 className="title">Recommended</h3>
        {list(group(false))}
      </div>
    </div>
  );
}
