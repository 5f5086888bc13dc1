import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { openWork } from '../../people-contract.ts';
import { SectionState } from '../section-state.tsx';

type Work = DataOf<typeof openWork>;

const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** What suspending or closing the account does to open orders and held money (decision 041). */
function effects(work: Work, deed: 'suspend' | 'close'): string[] {
  const { unpaid, undelivered, delivered, bought } = work;
  const held = formatMoney(undelivered.held);
  const ofUndelivered =
    deed === 'suspend'
      ? `${orders(undelivered.orders)} not delivered, ${held} held: on hold with deadlines paused. Each client can wait, or cancel with a full refund. After 30 days we cancel and refund.`
      : `${orders(undelivered.orders)} not delivered, ${held} held: cancelled immediately, and the clients refunded in full.`;
  return [
    ...(unpaid === 0 ? [] : [`${orders(unpaid)} not paid yet: cancelled.`]),
    ...(undelivered.orders === 0 ? [] : [ofUndelivered]),
    ...(delivered.orders === 0
      ? []
      : [`${orders(delivered.orders)} delivered, ${formatMoney(delivered.held)} held: the review goes on, and approved work is paid.`]),
    ...(bought.orders === 0
      ? []
      : [`${orders(bought.orders)} bought, ${formatMoney(bought.held)} held: the freelancers continue and are paid when the review time ends.`]),
  ];
}

export function OpenWork({ id, deed }: { id: string; deed: 'suspend' | 'close' }) {
  const work = useRead(openWork, { params: { id } });
  return (
    <SectionState read={work} what="their open orders">
      {(data) => {
        const lines = effects(data, deed);
        return lines.length === 0 ? (
          <p className="mb-5">No open orders.</p>
        ) : (
          <ul className="mb-5 grid list-disc gap-2 ps-5" aria-label="What happens to open orders">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        );
      }}
    </SectionState>
  );
}
