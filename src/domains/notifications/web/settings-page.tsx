import type { MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { SettingsTrail } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { notificationPreferences } from '../contract.ts';
import { SettingsForm } from './settings-form.tsx';

export const meta: MetaFunction = () => [{ title: 'Notification settings · Docket' }];

export default function NotificationSettingsPage() {
  const read = useRead(notificationPreferences, {});
  return (
    <div className="max-w-[760px]">
      <PageHeader
        title="Notification settings"
        above={<SettingsTrail part="notifications" current="Notification settings" />}
        lead="What you hear about, where, how often, and when not."
        actions={<LinkButton href={pathTo('notifications')}>Your notifications</LinkButton>}
      />
      {read.data === undefined ? (
        <Unread what="Your settings" read={read}>
          <Loading label="Loading your settings" className="panel pad">
            <RowsSkeleton rows={6} />
          </Loading>
        </Unread>
      ) : (
        <SettingsForm now={read.data} />
      )}
    </div>
  );
}
