import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { keyOf, useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import {
  DIGESTS,
  notificationPreferences,
  preferencesInput,
  savePreferences,
  type Channel,
  type Preferences,
} from '../preferences-contract.ts';
import { PreferenceTable } from './preference-table.tsx';
import { QuietHours } from './quiet-hours.tsx';

const DIGEST_OPTIONS = [
  {
    value: 'off',
    label: 'Immediately',
    hint: 'An email for each update, at most one about the same thing every 15 minutes.',
  },
  { value: 'daily', label: 'Once a day', hint: 'One email a day with all other updates.' },
  { value: 'weekly', label: 'Once a week', hint: 'One email a week with all other updates.' },
] as const;

const isDigest = (value: string): value is Preferences['digest'] => DIGESTS.some((digest) => digest === value);
const valuesOf = (now: Preferences) => ({
  groups: Object.fromEntries(
    now.groups.filter(({ essential }) => essential === null).map(({ key, channels }) => [key, channels]),
  ),
  digest: now.digest,
  quiet_hours: now.quiet_hours,
});

/** The table of settings and its two rules for email; nothing changes before it is saved. */
export function SettingsForm({ now }: { now: Preferences }) {
  const client = useQueryClient();
  const save = useCommand(savePreferences, {
    onDone: (data) => client.setQueryData(keyOf(notificationPreferences, {}), data),
  });
  const { form, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: preferencesInput,
    defaults: valuesOf(now),
    submit: (body) => save.mutateAsync({ body }),
    onDone: () => toast.success('Saved', 'Your notification settings are up to date.'),
  });
  const { groups, digest, quiet_hours: quietHours } = form.watch();
  const change = (group: string, channel: Channel, on: boolean): void => {
    const before = groups[group] ??
      now.groups.find(({ key }) => key === group)?.channels ?? { in_app: true, mail: true, push: true };
    form.set('groups', { ...groups, [group]: { ...before, [channel]: on } });
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ErrorSummary items={problems} attempt={attempt} />
      <Panel
        title="Channels"
        lead="“In the app” is the bell and its list. “Push” goes to the devices above. We don’t notify you about your own actions."
        flush
      >
        <div className="border-t border-line">
          <PreferenceTable groups={now.groups} choices={groups} onChange={change} />
        </div>
      </Panel>
      <Panel title="How often by email" lead="Emails about money and deadlines are sent one by one, right away.">
        <RadioCards
          legend={<span className="sr-only">How often by email</span>}
          name="digest"
          value={digest}
          onChange={(value) => {
            if (isDigest(value)) form.set('digest', value);
          }}
          options={DIGEST_OPTIONS}
          columns={3}
        />
      </Panel>
      <Panel title="Quiet hours" lead="Emails and pushes wait until they end. Essential ones do not.">
        <QuietHours
          hours={quietHours}
          timeZone={now.time_zone}
          error={form.idAndError('quiet_hours').error === undefined ? undefined : 'Choose a start and an end time.'}
          onChange={(hours) => form.set('quiet_hours', hours)}
        />
      </Panel>
      <div>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Save settings
        </Button>
      </div>
    </form>
  );
}
