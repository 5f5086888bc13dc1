import { Handshake } from 'lucide-react';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { LinkButton } from '#design/public/button.tsx';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { pathTo } from '#routes';
import type { ConversationPage } from '../contract.ts';
import { ICON_ON_PHONES } from './composer-look.ts';

/** From a conversation to a custom offer, asked for or made, and back to it. Someone who does both sells here first. */
export function OfferLinks({ page: { id, with: person, state } }: { page: ConversationPage }) {
  const role = useSession((session) => session.role);
  if (person.username === '' || state === 'request_sent' || role === 'user') return null;
  const query = { with: person.username, conversation: id };
  if (isFreelancerRole(role))
    return (
      <LinkButton size="sm" className={ICON_ON_PHONES} icon={Handshake} href={pathTo('make-custom-offer', {}, query)}>
        <span className="max-sm:sr-only">Make an offer</span>
      </LinkButton>
    );
  return hasClientAbilities(role) ? (
    <LinkButton size="sm" className={ICON_ON_PHONES} icon={Handshake} href={pathTo('ask-custom-offer', {}, query)}>
      <span className="max-sm:sr-only">Request an offer</span>
    </LinkButton>
  ) : null;
}
