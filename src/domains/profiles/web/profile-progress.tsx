import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { CompletionMeter } from './completion-meter.tsx';
import { pathTo } from '#routes';

/** How complete the profile is and which part earns most next, while something is missing. */
export function ProfileProgress() {
  const percent = useSession((session) => session.me?.profile_completion_percentage ?? 100);
  if (percent >= 100) return null;
  return (
    <Panel
      title="Your profile"
      footer={
        <Link href={pathTo('profile-settings')} className="link inline-flex min-h-6 items-center">
          View full profile
        </Link>
      }
    >
      <CompletionMeter most={4} />
    </Panel>
  );
}
