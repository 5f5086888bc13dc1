import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { NoticeBar } from '#design/app/notice-bar.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { When } from '#design/public/when.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';

/** Shown this long before the session ends automatically (FDB-3). */
const WARN_MS = 10 * 60_000;
const LOOK_MS = 20_000;

/** A session that ends soon, or has ended. */
export function SessionNotice() {
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
        We’ll bring you back here and keep what you typed.
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
      Sign in again afterwards and we’ll bring you back here. We keep what you typed.
    </NoticeBar>
  );
}
