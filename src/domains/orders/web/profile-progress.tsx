import { ProgressBar } from '#design/app/progress-bar.tsx';
import { Panel } from '#design/public/panel.tsx';
import { PROFILE_COMPLETE_PERCENT } from '#domains/accounts/user.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';

/** How complete the profile is, as long as it is not. */
export function ProfileProgress() {
  const me = useSession((session) => session.me);
  if (me === null || me.profile_completion_percentage >= PROFILE_COMPLETE_PERCENT) return null;
  return (
    <Panel title="Your profile">
      <ProgressBar
        label="Profile complete"
        hideLabel
        value={me.profile_completion_percentage}
        start={`Filled in; ${PROFILE_COMPLETE_PERCENT}% counts as complete`}
      />
      <p className="mt-2 text-sm text-ink-2">A fuller profile is trusted more and found more often.</p>
    </Panel>
  );
}
