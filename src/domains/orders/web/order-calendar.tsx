import { Copy } from 'lucide-react';
import { confirm } from '#design/app/confirm.ts';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand, useRead } from '#kit/web/api.ts';
import { calendarFeed, makeCalendarFeed, removeCalendarFeed } from '../board-contract.ts';

/** Deadlines in the calendar that someone uses anyway, by a secret address. */
export function OrderCalendar() {
  const feed = useRead(calendarFeed, {});
  const make = useCommand(makeCalendarFeed, { stales: [calendarFeed] });
  const remove = useCommand(removeCalendarFeed, { stales: [calendarFeed] });
  const failed = { onError: (error: Error) => toast.error('Something went wrong', error.message) };
  const copy = (url: string): void =>
    void navigator.clipboard.writeText(url).then(
      () => toast.success('Link copied'),
      () => toast.error('The link was not copied', 'Select it and copy it yourself.'),
    );
  if (feed.data === undefined)
    return (
      <Unread what="Your calendar" read={feed}>
        <Loading label="Loading your calendar">
          <RowsSkeleton rows={2} />
        </Loading>
      </Unread>
    );
  const { url, made_at: madeAt } = feed.data;
  return (
    <Panel
      title="Calendar feed"
      lead="Subscribe in Google Calendar, Apple Calendar or Outlook. It shows when each order and each milestone is due, with its name and number, and updates about every hour."
    >
      {url === null ? (
        <Button variant="primary" pending={make.isPending} onClick={() => make.mutate({}, failed)}>
          Create calendar link
        </Button>
      ) : (
        <div className="grid max-w-[44rem] gap-4">
          <TextField
            label="Your secret link"
            hint="Anyone with this link sees your deadlines. Don’t share it."
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          {madeAt === null ? null : (
            <p className="text-sm text-ink-2">
              Created <When at={madeAt} style="moment" />
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" icon={Copy} onClick={() => copy(url)}>
              Copy link
            </Button>
            <Button
              pending={make.isPending}
              onClick={() =>
                void confirm({
                  title: 'Replace the link?',
                  body: 'Calendars that use the current link stop updating. Add the new one to them.',
                  okLabel: 'Replace link',
                  act: () => make.mutateAsync({}),
                })
              }
            >
              Replace link
            </Button>
            <Button
              variant="ghost"
              pending={remove.isPending}
              onClick={() =>
                void confirm({
                  title: 'Revoke the link?',
                  body: 'Calendars that use it stop updating. You can create another at any time.',
                  okLabel: 'Revoke link',
                  danger: true,
                  act: () => remove.mutateAsync({}),
                })
              }
            >
              Revoke link
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}
