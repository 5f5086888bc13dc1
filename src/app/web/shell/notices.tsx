import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { NoticeBar } from '#design/app/notice-bar.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { When } from '#design/public/when.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { reloadByChoice } from '../life/missing-chunk.ts';
import { useLife } from '../life/life-store.ts';

/** Said this long before the session ends by itself (FDB-3). */
const WARN_MS = 10 * 60_000;
const LOOK_MS = 20_000;

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

/** What concerns the whole app: no connection, a session that ends or has ended, a newer build that waits. */
export function Notices({ withSession = false }: { withSession?: boolean }) {
  const isOnline = useIsOnline();
  const { reload } = useLife();
  return (
    <div className="sticky top-0 z-30 grid">
      {isOnline ? null : (
        <NoticeBar tone="warning" title="You are offline.">
          You can read what is open. What you type stays on this device, and nothing is sent until you are back.
        </NoticeBar>
      )}
      {withSession ? <SessionNotice /> : null}
      {reload === 'none' || !isOnline ? null : (
        <NoticeBar
          tone="info"
          title={reload === 'waiting' ? 'A new version of Docket is ready.' : 'That page belongs to a newer version of Docket.'}
          action={
            <Button size="sm" onClick={reloadByChoice}>
              Reload now
            </Button>
          }
        >
          {reload === 'waiting' ? 'It loads by itself once you have finished what you are doing.' : 'Reload to open it.'} What you typed is kept.
        </NoticeBar>
      )}
    </div>
  );
}

function SessionNotice() {
  const { wasEnded, me } = useSession();
  const { pathname, search } = useLocation();
  const endsAt = me?.token_expires_at ?? null;
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (endsAt === null) return setNear(false);
    const look = () => setNear(Date.parse(endsAt) - Date.now() < WARN_MS);
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  const again = (
    <LinkButton size="sm" href={`/login?why=session-ended&return_to=${encodeURIComponent(pathname + search)}`}>
      Sign in again
    </LinkButton>
  );
  if (wasEnded)
    return (
      <NoticeBar tone="warning" title="Your session ended." action={again}>
        You come straight back here, and what you typed is kept.
      </NoticeBar>
    );
  if (endsAt === null || !isNear) return null;
  return (
    <NoticeBar
      tone="warning"
      title={
        <>
          Your session ends at <When at={endsAt} style="time" />.
        </>
      }
    >
      After that you sign in again and come back here. What you type is kept.
    </NoticeBar>
  );
}
