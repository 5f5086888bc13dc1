import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { keyOf, useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { DIGESTS, notificationPreferences, savePreferences, type Channel, type Preferences } from '../contract.ts';
import { PreferenceTable } from './preference-table.tsx';
import { QuietHours } from './quiet-hours.tsx';

const DIGEST_OPTIONS = [
  { value: 'off', label: 'At once', hint: 'One e-mail when something happens, at most one about the same thing in 15 minutes.' },
  { value: 'daily', label: 'Once a day', hint: 'Everything of the day in one e-mail.' },
  { value: 'weekly', label: 'Once a week', hint: 'Everything of the week in one e-mail.' },
] as const;

const isDigest = (value: string): value is Preferences['digest'] => DIGESTS.some((one) => one === value);
const valuesOf = (now: Preferences) => ({
  groups: Object.fromEntries(now.groups.filter(({ essential }) => essential === null).map(({ key, channels }) => [key, channels])),
  digest: now.digest,
  quietHours: now.quietHours,
});

/** The matrix and its two rules for mail; nothing changes before it is saved. */
export function SettingsForm({ now }: { now: Preferences }) {
  const client = useQueryClient();
  const save = useCommand(savePreferences, { onDone: (data) => client.setQueryData(keyOf(notificationPreferences, {}), data) });
  const { form, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: savePreferences.body,
    defaults: valuesOf(now),
    submit: (body) => save.mutateAsync({ body }),
    onDone: (saved) => {
      form.reset(valuesOf(saved));
      toast.success('Saved', 'From now on you are told this way.');
    },
  });
  const { groups, digest, quietHours } = form.watch();
  const change = (group: string, channel: Channel, on: boolean): void => {
    const before = groups[group] ?? now.groups.find(({ key }) => key === group)?.channels ?? { inApp: true, mail: true };
    form.setValue('groups', { ...groups, [group]: { ...before, [channel]: on } }, { shouldDirty: true });
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ErrorSummary items={problems} attempt={attempt} />
      <Panel title="What, and where" lead="On Docket means the bell and its list. Nothing is sent for what you did yourself." flush>
        <div className="border-t border-line">
          <PreferenceTable groups={now.groups} choices={groups} onChange={change} />
        </div>
      </Panel>
      <Panel title="How often by e-mail">
        <RadioCards
          legend={<span className="sr-only">How often by e-mail</span>}
          name="digest"
          value={digest}
          onChange={(value) => {
            if (isDigest(value)) form.setValue('digest', value, { shouldDirty: true });
          }}
          options={DIGEST_OPTIONS}
          columns={3}
        />
      </Panel>
      <Panel title="Quiet hours">
        <QuietHours
          hours={quietHours}
          timeZone={now.timeZone}
          error={form.formState.errors.quietHours === undefined ? undefined : 'Choose when they begin and when they end.'}
          onChange={(hours) => form.setValue('quietHours', hours, { shouldDirty: true })}
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
