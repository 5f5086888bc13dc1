import { useSyncExternalStore, type ReactNode } from 'react';
import { NoticeBar } from '#design/app/notice-bar.tsx';
import { Button } from '#design/public/button.tsx';
import { brandName } from '#kit/brand.ts';
import { reloadByChoice } from '../life/missing-chunk.ts';
import { useLife } from '../life/life-store.ts';

const listen = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

/** Notices about the whole app: no connection, a session that ends or has ended, a newer build. */
export function Notices({ children }: { children?: ReactNode }) {
  const isOnline = useIsOnline();
  const { reload } = useLife();
  return (
    <div className="sticky top-0 z-30 grid">
      {isOnline ? null : (
        <NoticeBar tone="warning" title="You are offline.">
          You can read open pages. What you type stays on this device until you’re back online.
        </NoticeBar>
      )}
      {children}
      {reload === 'none' || !isOnline ? null : (
        <NoticeBar
          tone="info"
          title={
            reload === 'waiting'
              ? `A new version of ${brandName()} is ready.`
              : `That page needs a newer version of ${brandName()}.`
          }
          action={
            <Button size="sm" onClick={reloadByChoice}>
              Reload now
            </Button>
          }
        >
          {reload === 'waiting'
            ? 'It loads automatically once you’ve finished what you’re doing.'
            : 'Reload to open it.'}{' '}
          We keep what you typed.
        </NoticeBar>
      )}
    </div>
  );
}
