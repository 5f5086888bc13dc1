import { instanceLocale } from '#kit/locale.ts';
import { formatRate } from '#kit/format/number.ts';
import { Circle, CircleCheck } from 'lucide-react';
import { Explain } from '#design/app/explain.tsx';
import { ProgressBar } from '#design/app/progress-bar.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { PROFILE_COMPLETE_PERCENT } from '#domains/accounts/user.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { pathTo } from '#routes';
import { earnedItems } from '../earning.ts';

/** The percentage, and for every part what it earns and where (REC-13). `most` keeps a dashboard short. */
export function CompletionMeter({ most }: { most?: number }) {
  const me = useSession((session) => session.me);
  if (me === null) return null;
  const items = earnedItems(me);
  const shown = most === undefined ? items : items.filter(({ isDone }) => !isDone).slice(0, most);
  return (
    <div className="grid gap-3">
      <ProgressBar
        label="Profile complete"
        hideLabel
        value={me.profile_completion_percentage}
        start={`Complete at ${formatRate(PROFILE_COMPLETE_PERCENT * 100, instanceLocale())}`}
      />
      <ul className="grid gap-1.5">
        {shown.map(({ item, label, why, points, anchor, screen = 'profile-settings', isDone }) => (
          <li key={item} className="flex min-h-9 items-center gap-2 text-md">
            <Icon of={isDone ? CircleCheck : Circle} className={isDone ? 'text-success' : 'text-ink-3'} />
            <span className="min-w-0 flex-1">
              <Link
                href={`${pathTo(screen)}#${anchor}`}
                className={isDone ? 'text-ink-2 hover:underline' : 'link font-medium'}
              >
                {label}
              </Link>
              <span className="sr-only">{isDone ? ', done' : ', missing'}</span>
            </span>
            <span className="tnum text-sm text-ink-2">
              {isDone ? '' : '+'}
              {formatRate(points * 100, instanceLocale())}
            </span>
            <Explain label={`Why this counts: ${label.toLowerCase()}`}>
              {why} It adds {points} of 100 points.
            </Explain>
          </li>
        ))}
      </ul>
    </div>
  );
}
