import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { pathTo } from '#routes';
import { useSession } from './session.ts';

const SIDES = {
  buying: {
    isIn: hasClientAbilities,
    title: 'Your account sells, but doesn’t buy yet',
    words:
      'Add buying and order from others with the same account and wallet. Your services, orders and earnings stay as they are.',
    action: 'Start buying too',
  },
  selling: {
    isIn: isFreelancerRole,
    title: 'Your account buys, but doesn’t sell yet',
    words:
      'Add selling to publish services and get paid with the same account and wallet. We ask for your skills and a few lines about you.',
    action: 'Start selling too',
  },
} as const;

interface ForSideProps {
  side: keyof typeof SIDES;
  /** The heading of the screen, for those who do not see it. */
  header: ReactNode;
  children: ReactNode;
}

/** A screen of one side: people without it are offered it, and come back here (FRM-8). Asked of nobody's server. */
export function ForSide({ side, header, children }: ForSideProps) {
  const { role, me } = useSession();
  const { pathname, search } = useLocation();
  const { isIn, title, words, action } = SIDES[side];
  if (me?.is_operator === true)
    return (
      <>
        {header}
        <EmptyState
          size="page"
          title="Staff neither sell nor hire"
          action={<LinkButton href={pathTo('admin')}>Operations</LinkButton>}
        >
          Use a separate account to buy or sell.
        </EmptyState>
      </>
    );
  if (isIn(role)) return children;
  return (
    <>
      {header}
      <EmptyState
        size="page"
        title={title}
        action={
          <LinkButton variant="primary" href={pathTo('switch-role', {}, { to: 'both', return_to: pathname + search })}>
            {action}
          </LinkButton>
        }
      >
        {words}
      </EmptyState>
    </>
  );
}
