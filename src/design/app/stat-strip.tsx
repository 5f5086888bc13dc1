import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../public/icon.tsx';
import { Link } from '../public/link.tsx';
import { Bone, Loading } from '../public/skeleton.tsx';

export interface Stat {
  label: string;
  value: ReactNode;
  /** Context below: "4 orders". */
  context?: ReactNode;
  /** The one action for it, in place of the context. */
  link?: { href: string; label: string } | undefined;
}

/** One bordered strip divided by lines, not separate cards. */
export function StatStrip({
  label,
  stats,
  loading = false,
}: {
  label: string;
  stats: readonly Stat[];
  loading?: boolean;
}) {
  const strip = (
    <dl aria-label={label} className="stat-strip">
      {stats.map((stat) => (
        <div key={stat.label} className="min-w-0 p-4 max-[359px]:p-3">
          <dt className="text-sm text-ink-2">{stat.label}</dt>
          <dd>
            <p className="display tnum mt-1.5 text-2xl wrap-anywhere max-[359px]:text-lg">
              {loading ? <Bone className="my-1 h-6 w-24" /> : stat.value}
            </p>
            {loading ? (
              <Bone className="mt-2 mb-2 h-3 w-16" />
            ) : stat.link ? (
              <Link href={stat.link.href} className="link mt-1 inline-flex min-h-6 items-center gap-0.5 text-xs">
                {stat.link.label}
                <Icon of={ChevronRight} size="inline" flip />
              </Link>
            ) : (
              <p className="mt-1 min-h-6 text-xs text-ink-3">{stat.context}</p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  return loading ? <Loading label={`Loading: ${label}`}>{strip}</Loading> : strip;
}
