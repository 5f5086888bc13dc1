import { useEffect, useState } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import type { Role } from '#kit/actor.ts';
import { ACTIONS_OF_VISITORS, homeActionsOf, type HomeAction } from './home-actions.ts';

/** Both sets are in the document, which is the same for everyone; the head script marks who is signed in. */
export function HomeButtons() {
  const [role, setRole] = useState<Role | null>(null);
  useEffect(() => {
    if (document.documentElement.dataset['session'] === undefined) return;
    // Without it the link to the dashboard stays.
    import('../known-role.ts').then(({ knownRole }) => knownRole()).then(setRole, () => undefined);
  }, []);
  return (
    <div className="mt-5 flex min-h-11 flex-wrap gap-3">
      <Buttons of={ACTIONS_OF_VISITORS} className="in-data-[session=in]:hidden" />
      <Buttons of={homeActionsOf(role)} className="not-in-data-[session=in]:hidden" />
    </div>
  );
}

const Buttons = ({ of, className }: { of: readonly HomeAction[]; className: string }) =>
  of.map(({ href, words }) => (
    <LinkButton key={href} href={href} className={className}>
      {words}
    </LinkButton>
  ));
