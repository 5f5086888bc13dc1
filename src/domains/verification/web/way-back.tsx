import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { safeReturnTo, wantedIn } from '#domains/accounts/return-path.ts';

const HELD = 'docket-verifying-for';

/** The page that asked for this verification, with what was entered there (decision 084). */
export function useWayBack(): string | null {
  const [search] = useSearchParams();
  return wantedIn(search) ?? (search.has('returned') ? safeReturnTo(sessionStorage.getItem(HELD)) : null);
}

/** A provider returns to one fixed address: this tab remembers the rest. */
export function holdWayBack(path: string | null): void {
  if (path === null) sessionStorage.removeItem(HELD);
  else sessionStorage.setItem(HELD, path);
}

/** Once what was missing is there, even if another tab did it, the page that asked for it continues (ONB-3). */
export function useResumed(isDone: boolean): void {
  const back = useWayBack();
  const navigate = useNavigate();
  const wasDone = useRef(isDone);
  const resume = useEffectEvent(() => {
    if (back !== null) void navigate(back, { replace: true });
  });
  useEffect(() => {
    if (isDone && !wasDone.current) resume();
    wasDone.current = isDone;
  }, [isDone]);
}

export function WayBack() {
  const back = useWayBack();
  return back === null ? null : (
    <LinkButton href={back} className="mt-5">
      Go back to where you left off
    </LinkButton>
  );
}
