import { ReadState } from '#design/app/unread.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney } from '#kit/money.ts';
import { counted } from '#kit/format/unit.ts';
import { useRead } from '#kit/web/api.ts';
import { openWork } from '../../people-contract.ts';

type Work = DataOf<typeof openWork>;

const orders = (count: number): string => counted(count, { one: 'order', other: 'orders' });

/** What suspending or closing the account does to open orders and held money (decision 041). */
function effects(work: Work, command: 'suspend' | 'close'): string[] {
  const { unpaid, undelivered, delivered, bought } = work;
  const held = formatMoney(undelivered.held);
  const ofUndelivered =
    command === 'suspend'
      ? `${orders(undelivered.orders)} not delivered, ${held} held: put on hold with deadlines paused. Each client can wait or cancel for a full refund. After 30 days we cancel and refund.`
      : `${orders(undelivered.orders)} not delivered, ${held} held: canceled immediately, and clients are fully refunded.`;
  return [
    ...(unpaid === 0 ? [] : [`${orders(unpaid)} not paid yet: canceled.`]),
    ...(undelivered.orders === 0 ? [] : [ofUndelivered]),
    ...(delivered.orders === 0
      ? []
      : [
          `${orders(delivered.orders)} delivered, ${formatMoney(delivered.held)} held: reviews continue, and approved work is paid.`,
        ]),
    ...(bought.orders === 0
      ? []
      : [
          `${orders(bought.orders)} bought, ${formatMoney(bought.held)} held: the freelancers continue and are paid when the review time ends.`,
        ]),
  ];
}

export function OpenWork({ id, command }: { id: string; command: 'suspend' | 'close' }) {
  const work = useRead(openWork, { params: { id } });
  return (
    <ReadState read={work} what="Their open orders">
      {(data) => {
        const lines = effects(data, command);
        return lines.length === 0 ? (
          <p>No open orders.</p>
        ) : (
          <ul className="grid list-disc gap-2 ps-5" aria-label="What happens to open orders">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        );
      }}
    </ReadState>
  );
}
