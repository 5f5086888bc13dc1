import { useSession } from '#domains/accounts/web/accounts.ts';
import { userTopic } from '#kit/events.ts';
import { useTopic } from '#kit/web/realtime.ts';
import type { PlacedCard } from '../contract.ts';
import type { useConversation } from './use-conversation.ts';

/** The cards of the pages that are there, by their place. Whatever happens to one is hinted to both people by its own domain. */
export function useCards(list: ReturnType<typeof useConversation>['list']): ReadonlyMap<number, PlacedCard> {
  const userId = useSession((session) => session.id);
  const cards = new Map(list.data?.pages.flatMap((page) => page.cards).map((card) => [card.seq, card]) ?? []);
  useTopic(cards.size === 0 || userId === '' ? null : userTopic(userId), () => void list.refetch());
  return cards;
}
