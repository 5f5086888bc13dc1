import { LinkButton } from '#design/public/button.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { pathTo } from '#routes';

/** How an empty wallet gets its first entry: by selling, or by adding money. */
export function FirstStep() {
  const role = useSession((session) => session.role);
  return isFreelancerRole(role) ? (
    <LinkButton href={pathTo('my-services')}>See my services</LinkButton>
  ) : (
    <LinkButton href={pathTo('add-funds')}>Add funds</LinkButton>
  );
}
