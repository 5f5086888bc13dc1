import { Handshake } from 'lucide-react';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { LinkButton } from '#design/public/button.tsx';
import { hasClientAbilities, isFreelancerRole } from '#kit/actor.ts';
import { pathTo } from '#routes';
import type { ConversationPage } from '../contract.ts';

/**
 * From a conversation to a custom offer, asked for or made, and back to it. Someone who does both sells here first.
 * Where words are refused, as after a block, so is an offer.
 */
export function OfferLinks({ page: { id, with: person, state, why_not_write: whyNot } }: { page: ConversationPage }) {
  const role = useSession((session) => session.role);
  const isFreelancer = isFreelancerRole(role);
  if (
    person.username === '' ||
    state === 'request_sent' ||
    whyNot !== null ||
    role === 'user' ||
    !(isFreelancer || hasClientAbilities(role))
  )
    return null;
  const words = isFreelancer ? 'Make an offer' : 'Request an offer';
  return (
    <LinkButton
      size="sm"
      icon={Handshake}
      title={words}
      href={pathTo(
        isFreelancer ? 'make-custom-offer' : 'ask-custom-offer',
        {},
        { with: person.username, conversation: id },
      )}
    >
      {/* In a narrow head its name and what it is about need the room. */}
      <span aria-hidden="true" className="2xl:hidden">
        Offer
      </span>
      <span className="max-2xl:sr-only">{words}</span>
    </LinkButton>
  );
}
