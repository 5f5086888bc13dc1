import { Waiting } from '#design/app/navigation.tsx';
import { useRead } from '#kit/web/api.ts';
import { ticketQueue } from '../../contract.ts';

/** In the navigation of staff: tickets that wait for an answer. */
export function WaitingTickets() {
  const { data } = useRead(ticketQueue, { query: { limit: 1 } });
  return <Waiting count={data?.open ?? 0} />;
}
