import { PagedPanel } from '#design/app/paged-panel.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { When } from '#design/public/when.tsx';
import { usePages } from '#kit/web/api.ts';
import { sentToPerson, type SentNotice } from '../../staff-contract.ts';

const EMAIL = {
  none: { label: 'Not emailed', tone: 'neutral' },
  waiting: { label: 'Email waiting', tone: 'info' },
  sent: { label: 'Emailed', tone: 'success' },
  dropped: { label: 'Email not sent', tone: 'warning' },
} as const satisfies Record<SentNotice['email'], object>;

const Row = ({
  notice: { topic, event, at, in_app: inApp, read_at: readAt, email, emailed_at: emailedAt },
}: {
  notice: SentNotice;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-5">
    <div className="min-w-0 flex-1 basis-64">
      <p className="wrap-anywhere">{`${topic}: ${event}`}</p>
      <p className="text-sm text-ink-2">
        <When at={at} style="moment" />
        {inApp ? (readAt === null ? ', in the app, not read' : ', read ') : ', not in the app'}
        {readAt === null ? null : <When at={readAt} style="moment" />}
      </p>
    </div>
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {emailedAt === null ? null : <When at={emailedAt} style="moment" />}
      <StatusChip tone={EMAIL[email].tone}>{EMAIL[email].label}</StatusChip>
    </p>
  </li>
);

/** Did they get it? Kinds and times, never the words. */
export function PersonNotifications({ id }: { id: string }) {
  const list = usePages(sentToPerson, { params: { id }, query: { limit: 10 } });
  return (
    <PagedPanel
      title="Notifications sent"
      list={list}
      empty="Nothing was sent yet."
      renderRow={(notice: SentNotice) => <Row key={notice.id} notice={notice} />}
    />
  );
}
