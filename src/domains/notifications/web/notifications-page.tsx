import { useSearchParams, type MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { useOwnTopic, useSession } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { hasClientAbilities } from '#kit/actor.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { plural } from '#kit/format/unit.ts';
import { withSearch } from '#kit/with-search.ts';
import { FILTERS, notificationList } from '../contract.ts';
import { NotificationGroup } from './notification-group.tsx';
import { grouped } from './read-marks.ts';
import { OpenNotification } from './open-notification.tsx';
import { UndoLine } from './undo-line.tsx';
import { useReadMarks } from './use-read-marks.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('notifications')) }];

/** Notifications grouped by what they are about; opening one marks it as read. */
export default function NotificationsPage() {
  const [search] = useSearchParams();
  const filter = FILTERS.find((filter) => filter === search.get('show')) ?? 'all';
  const { role } = useSession();
  const list = usePages(notificationList, { query: { filter } });
  useOwnTopic(() => void list.refetch());
  const marks = useReadMarks();
  const opened = search.get('open');
  const pages = list.data?.pages ?? [];
  const groups = grouped(pages);
  const unread = pages[0]?.unread ?? 0;
  const snoozed = pages[0]?.snoozed ?? 0;
  const path = pathTo('notifications');
  return (
    <div className="max-w-[760px]">
      <PageHeader
        title="Notifications"
        lead={
          groups.length === 0
            ? 'Updates on your orders, money and account.'
            : unread === 0
              ? 'You’re all caught up.'
              : `${unread} unread.`
        }
        actions={
          <>
            {unread === 0 ? null : (
              <Button pending={marks.isMarking} onClick={marks.readAll}>
                Mark all as read
              </Button>
            )}
            <LinkButton href={pathTo('notification-settings')}>Settings</LinkButton>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Notifications"
          tabs={[
            { href: path, label: 'All', current: filter === 'all' },
            {
              href: withSearch(path, { show: 'unread' }),
              label: 'Unread',
              current: filter === 'unread',
              ...(unread === 0 ? {} : { count: unread }),
            },
            ...(snoozed === 0 && filter !== 'snoozed'
              ? []
              : [
                  {
                    href: withSearch(path, { show: 'snoozed' }),
                    label: 'Snoozed',
                    current: filter === 'snoozed',
                    ...(snoozed === 0 ? {} : { count: snoozed }),
                  },
                ]),
          ]}
        />
        <div role="status" className={marks.batch === null && marks.snoozed === null ? '-mt-4' : 'grid gap-2'}>
          {marks.batch === null ? null : (
            <UndoLine pending={marks.isUndoing} onUndo={marks.takeBackAll} onGone={marks.forget}>
              {plural(marks.batch.marked, {
                one: '1 notification marked as read.',
                other: `${marks.batch.marked} notifications marked as read.`,
              })}
            </UndoLine>
          )}
          {marks.snoozed === null ? null : <Snoozed {...marks.snoozed} marks={marks} />}
        </div>
        {opened === null ? null : <OpenNotification key={opened} id={opened} />}
        {marks.problem === null ? null : (
          <Failed title="Could not save that" message={marks.problem.message} onAgain={marks.problem.again} />
        )}
        {list.data === undefined ? (
          <Unread what="Your notifications" read={list}>
            <Loading label="Loading your notifications" className="panel pad">
              <RowsSkeleton rows={5} />
            </Loading>
          </Unread>
        ) : groups.length > 0 ? (
          groups.map((group) => (
            <NotificationGroup key={group.key} group={group} onRead={marks.read} onSnooze={marks.snooze} />
          ))
        ) : (
          <Nothing filter={filter} buys={hasClientAbilities(role)} />
        )}
        {list.hasNextPage ? (
          <div>
            <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show older notifications
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

const Failed = ({ title, message, onAgain }: { title: string; message: string; onAgain: () => void }) => (
  <Alert
    tone="danger"
    title={title}
    live
    action={
      <Button size="sm" onClick={onAgain}>
        Try again
      </Button>
    }
  >
    {message}
  </Alert>
);

const Snoozed = ({ id, until, marks }: { id: string; until: string; marks: ReturnType<typeof useReadMarks> }) => (
  <UndoLine pending={marks.isSnoozing} onUndo={() => marks.snooze(id, null)} onGone={marks.forgetSnooze}>
    Snoozed until <When at={until} style="moment" />.
  </UndoLine>
);

function Nothing({ filter, buys }: { filter: (typeof FILTERS)[number]; buys: boolean }) {
  if (filter !== 'all')
    return (
      <EmptyState
        title={filter === 'unread' ? 'Nothing unread' : 'Nothing snoozed'}
        motif="audio"
        action={<LinkButton href={pathTo('notifications')}>Show all notifications</LinkButton>}
      >
        {filter === 'unread' ? 'That’s everything.' : 'Snoozed notifications stay here until they’re due.'}
      </EmptyState>
    );
  return (
    <EmptyState
      size="page"
      motif="audio"
      title="No notifications yet"
      action={
        buys ? (
          <LinkButton href={pathTo('services')}>Find a service</LinkButton>
        ) : (
          <LinkButton href={pathTo('my-services')}>Go to my services</LinkButton>
        )
      }
    >
      {buys
        ? 'When you place an order, we notify you here when the freelancer starts, delivers or has a question.'
        : 'When you publish a service, we notify you here when someone orders it, approves a delivery or reviews you.'}
    </EmptyState>
  );
}
