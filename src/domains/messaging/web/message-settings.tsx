import { useQueryClient } from '@tanstack/react-query';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Switch } from '#design/public/choice.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { keyOf, useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { conversation } from '../contract.ts';
import {
  AWAY_TEXT,
  messageSettings,
  saveMessageSettings,
  settingsShape,
  type MessageSettings as Settings,
} from '../settings-contract.ts';

/** In the privacy settings: what people one talks with see. */
export function MessageSettings() {
  const read = useRead(messageSettings, {});
  return (
    <div id="messages" className="scroll-mt-6">
      <Panel title="Messages" lead="What people you talk with see, and what they read while you’re away.">
        {read.data === undefined ? (
          <Unread what="Your message settings" read={read}>
            <Loading label="Loading your message settings">
              <RowsSkeleton rows={3} />
            </Loading>
          </Unread>
        ) : (
          <SettingsForm now={read.data} />
        )}
      </Panel>
    </div>
  );
}

function SettingsForm({ now }: { now: Settings }) {
  const client = useQueryClient();
  const save = useCommand(saveMessageSettings, {
    stales: [conversation],
    onDone: (data) => client.setQueryData(keyOf(messageSettings, {}), data),
  });
  const { form, field, ...frame } = useContractForm({
    draft: 'message-settings',
    schema: settingsShape,
    defaults: now,
    submit: (body) => save.mutateAsync({ body }),
    onDone: () => toast.success('Saved', 'Your message settings are up to date.'),
  });
  const { shows_reading: showsReading, away_until: until } = form.watch();
  return (
    <DraftedForm {...frame}>
      <Switch
        label="Show when I’ve read messages"
        hint="When this is off, you don’t see when others read yours either."
        checked={showsReading}
        onChange={({ currentTarget }) => form.set('shows_reading', currentTarget.checked)}
      />
      <Switch
        label="I’m away"
        hint="People who open a conversation with you read it above what they write."
        checked={until !== null}
        onChange={({ currentTarget }) => form.set('away_until', currentTarget.checked ? '' : null)}
      />
      {until === null ? null : (
        <div className="grid gap-4">
          <TextField
            label="Last day away"
            type="date"
            className="max-w-56"
            value={until}
            onChange={({ currentTarget }) => form.set('away_until', currentTarget.value)}
            {...form.idAndError('away_until')}
          />
          <TextArea label="Away reply" rows={3} maxLength={AWAY_TEXT} {...field('away_text')} />
        </div>
      )}
    </DraftedForm>
  );
}
