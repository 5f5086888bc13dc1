import type { MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { pushDevices } from '../device-contract.ts';
import { notificationPreferences } from '../preferences-contract.ts';
import { DeviceList } from './device-list.tsx';
import { SettingsForm } from './settings-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('notification-settings')) }];

export default function NotificationSettingsPage() {
  const read = useRead(notificationPreferences, {});
  // The devices stand above the settings: those wait for them, so that nothing moves. Without them the settings are
  // shown all the same.
  const devices = useRead(pushDevices, {});
  const isWaiting = devices.data === undefined && !devices.isError && !devices.isPaused;
  return (
    <div className="max-w-[760px]">
      <PageHeader
        title={titleOf('notification-settings')}
        lead="Choose what we notify you about, where and how often."
        actions={<LinkButton href={pathTo('notifications')}>Your notifications</LinkButton>}
      />
      {read.data === undefined || isWaiting ? (
        <Unread what="Your settings" read={read}>
          <Loading label="Loading your settings" className="panel pad">
            <RowsSkeleton rows={6} />
          </Loading>
        </Unread>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <DeviceList />
          <SettingsForm now={read.data} />
        </div>
      )}
    </div>
  );
}
