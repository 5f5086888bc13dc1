import { Link } from '#design/public/link.tsx';
import { homeSide, sideOf } from '#kit/actor.ts';
import { homeOf } from '../paths.ts';
import { useSession } from './session.ts';
import { standingOf } from './standing.ts';

const KEEPS = { client: 'Not now, continue hiring', freelancer: 'Not now, continue with what you sold' } as const;

/** On the onboarding of one side: the way back for someone who uses the other (decision 173). */
export function NotNow() {
  const standing = standingOf(useSession());
  const home = homeSide(standing);
  if (home === sideOf(standing.role)) return null;
  return (
    <Link href={homeOf(standing)} className="link w-fit py-1.5">
      {KEEPS[home]}
    </Link>
  );
}
