import { Menu } from '#design/app/menu.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Ago } from '#design/public/ago.tsx';
import { When } from '#design/public/when.tsx';
import type { NotificationItem } from '../contract.ts';
import type { Snooze } from '../snooze-contract.ts';
import type { Group } from './read-marks.ts';

interface NotificationGroupProps {
  group: Group;
  onRead: (id: string) => void;
  onSnooze: (id: string, until: Snooze | null) => void;
}

const SNOOZE_WORDS: Readonly<Record<Snooze, string>> = {
  later: 'Snooze for 3 hours',
  morning: 'Snooze until 8 AM',
  monday: 'Snooze until Monday, 8 AM',
};
const isSnooze = (key: string): key is Snooze => Object.hasOwn(SNOOZE_WORDS, key);

/** All notifications about one thing, the newest first, with what can be done about it. */
export function NotificationGroup({ group, onRead, onSnooze }: NotificationGroupProps) {
  const unread = group.items.find((item) => item.read_at === null);
  const isSnoozed = unread !== undefined && unread.snoozed_until !== null;
  const [newest] = group.items;
  return (
    <Panel
      title={<span className="wrap-anywhere">{group.title}</span>}
      flush
      actions={
        newest === undefined ? null : (
          <>
            <LinkButton
              size="sm"
              href={newest.path}
              {...(unread === undefined ? {} : { onClick: () => onRead(unread.id) })}
            >
              {newest.action}
              <span className="sr-only"> {group.title}</span>
            </LinkButton>
            {unread === undefined ? null : (
              <Menu
                label={`Snooze ${group.title}`}
                items={[
                  ...(isSnoozed ? [{ key: 'now', label: 'Bring back now' }] : []),
                  ...Object.entries(SNOOZE_WORDS).map(([key, label]) => ({ key, label })),
                ]}
                onAction={(key) => onSnooze(unread.id, isSnooze(key) ? key : null)}
              />
            )}
          </>
        )
      }
    >
      <ul className="divide-y divide-line border-t border-line">
        {group.items.map((item) => (
          <Line key={item.id} item={item} onRead={() => onRead(item.id)} />
        ))}
      </ul>
    </Panel>
  );
}

/** Opening it marks it as read and leads to the exact thing. */
function Line({ item, onRead }: { item: NotificationItem; onRead: () => void }) {
  const isUnread = item.read_at === null;
  return (
    <li
      className={`relative flex flex-wrap items-start gap-3 px-4 py-3 hover:bg-hover sm:px-5 ${isUnread ? 'bg-primary-soft' : ''}`}
    >
      <span aria-hidden="true" className={`mt-2 size-2 shrink-0 rounded-full ${isUnread ? 'bg-primary' : ''}`} />
      <div className="min-w-0 flex-1 basis-[calc(100%-1.25rem)] sm:basis-40">
        <p className="leading-snug wrap-anywhere">
          <Link
            href={item.path}
            className={`cover-link ${isUnread ? 'font-semibold' : 'font-medium'}`}
            {...(isUnread ? { onClick: onRead } : {})}
          >
            {isUnread ? <span className="sr-only">Unread: </span> : null}
            {item.title}
          </Link>
        </p>
        {item.text === '' ? null : <p className="mt-0.5 text-md wrap-anywhere text-ink-2">{item.text}</p>}
        <p className="mt-0.5 text-sm text-ink-2">
          <Ago at={item.at} />
          {item.snoozed_until === null ? null : (
            <>
              {' · snoozed until '}
              <When at={item.snoozed_until} style="moment" />
            </>
          )}
        </p>
      </div>
      {isUnread ? (
        <Button
          variant="ghost"
          size="sm"
          className="relative z-1 -my-1 shrink-0 max-sm:ms-1.5 sm:ms-auto"
          onClick={onRead}
        >
          Mark read<span className="sr-only"> {item.title}</span>
        </Button>
      ) : null}
    </li>
  );
}
