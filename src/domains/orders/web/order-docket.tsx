import { Docket, DocketFigure, DocketHead, DocketRows, type DocketRow } from '#design/public/docket.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { subtract } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { Workroom } from '../contract.ts';
import type { OrderState } from '../order.ts';
import { agreedOn } from '../state-words.ts';
import { OrderCountdown } from './order-countdown.tsx';
import { stepTitles } from './step-titles.ts';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { TermsTable } from '#domains/paid-work/web/paid-work.tsx';

/** The order as a docket: number, package, steps with their dates, price, and the total on the stub. */
export function OrderDocket({ order, isChecking }: { order: Workroom; isChecking: boolean }) {
  const isBuyer = order.side === 'client';
  const agreed = agreedOn(order);
  const items = [
    { title: `${order.offer.package.name} package`, price: order.offer.package.price },
    ...order.offer.extras,
    ...order.additions.filter(({ outcome }) => outcome === 'accepted'),
  ];
  // The clearance date concerns only the freelancer; a payment that is being checked is not paid again before a time.
  const clock = isChecking ? undefined : order.clocks.find(({ kind }) => !isBuyer || kind !== 'clearance');
  return (
    <Docket
      as="section"
      stub={
        <>
          <DocketFigure label={isBuyer ? 'Total' : agreed === null ? 'You earn' : 'You earned'}>
            <Money
              value={
                isBuyer
                  ? order.terms.total
                  : (agreed?.to_freelancer ?? subtract(order.terms.price, order.terms.service_fee))
              }
            />
          </DocketFigure>
          {order.held.amount === '0' ? null : (
            <div className="text-end">
              <DocketFigure label="Held">
                <Money value={order.held} />
              </DocketFigure>
            </div>
          )}
          {clock === undefined ? null : (
            <div className="w-full text-sm text-ink-2">
              <OrderCountdown clock={clock} />
            </div>
          )}
        </>
      }
    >
      <DocketHead over={order.order_number} title={order.offer.package.name} level={2} />
      <DocketRows label="Steps" rows={stepsOf(order, isChecking)} />
      <div className="grid gap-4 border-t border-line p-4 sm:p-5">
        <p className="text-sm text-ink-2 wrap-anywhere">
          {wordsOf(order)}{' '}
          <Link href={pathTo('order-bought', { orderNumber: order.order_number })} className="link">
            {isBuyer ? 'What you bought' : 'What was bought'}
          </Link>
        </p>
        {order.offer.custom_offer === null ? null : (
          <p className="text-sm">
            <Link href={pathTo('custom-offer', { offerNumber: order.offer.custom_offer.number })} className="link">
              Custom offer {order.offer.custom_offer.number}
            </Link>
          </p>
        )}
        <TermsTable side={order.side} terms={order.terms} items={items} />
      </div>
    </Docket>
  );
}

/** With what was bought beside the package, at first and later. */
function wordsOf({ offer, additions, delivery_days: agreed, revisions: { included } }: Workroom): string {
  const days = additions.reduce((sum, { outcome, days: more }) => (outcome === 'accepted' ? sum + more : sum), agreed);
  const rounds = included === null ? 'unlimited revisions' : counted(included, { one: 'revision', other: 'revisions' });
  return `${offer.package.description}. Delivered in ${formatUnit(days, 'day')}, ${rounds}.`.replace('..', '.');
}

const REACHED: readonly OrderState[] = [
  'pending_payment',
  'awaiting_requirements',
  'in_progress',
  'delivered',
  'completed',
];
/** Which moves of the timeline finish which step. */
const finishedBy = [
  ['pay'],
  ['submitRequirements', 'startWithEnough'],
  ['deliver'],
  ['approve', 'autoApprove'],
  ['clear'],
];

function stepsOf(order: Workroom, isChecking: boolean): DocketRow[] {
  const stopped = order.state === 'cancelled' || order.state === 'expired';
  const at = order.state === 'in_revision' ? 2 : REACHED.indexOf(order.state);
  return stepTitles(order).map((title, step) => {
    const done = order.timeline.findLast(({ move }) => finishedBy[step]?.includes(move));
    const isOver = done !== undefined && !(order.state === 'in_revision' && step === 2);
    const clock = order.clocks.find(({ kind }) => (kind === 'hold' ? step === at : clockOfStep[step]?.includes(kind)));
    const state = isOver ? 'done' : step === at && !stopped ? 'current' : 'next';
    const detail = isOver ? (
      <When at={done.at} style="moment" />
    ) : isChecking && step === 0 ? (
      'Checking the payment'
    ) : clock === undefined ? (
      stopped ? (
        'Not completed'
      ) : (
        'Upcoming'
      )
    ) : (
      <>
        {clockWords[clock.kind]} <When at={clock.ends_at} style="moment" />
      </>
    );
    return { key: title, title, detail, state };
  });
}

const clockOfStep = [['payment'], ['requirements'], ['delivery', 'late_delivery'], ['approval'], ['clearance']];
const clockWords: Record<string, string> = {
  payment: 'Due',
  requirements: 'Until',
  delivery: 'Due',
  late_delivery: 'Late, canceled automatically',
  hold: 'On hold, at most until',
  approval: 'Until',
  clearance: 'On',
};
