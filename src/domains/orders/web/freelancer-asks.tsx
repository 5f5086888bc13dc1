import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { counted } from '#kit/format/unit.ts';
import type { Workroom } from '../contract.ts';

/** Loaded when they are opened. */
const AskMoreTime = lazy(async () => ({ default: (await import('./ask-more-time.tsx')).AskMoreTime }));
const OfferExtraDialog = lazy(async () => ({ default: (await import('./offer-extra-dialog.tsx')).OfferExtraDialog }));

/**
 * What a freelancer can ask of the client while the work runs: more time, or an extra (ORD-14, ORD-15). A link may open
 * it: `?ask=more-time`.
 */
export function FreelancerAsks({ order }: { order: Workroom }) {
  const [search] = useSearchParams();
  const can = (name: string) => order.moves.some((move) => move.name === name && move.ok);
  const mayAsk = can('askExtension') && order.due_at !== null;
  const [opened, open] = useState(search.get('ask') === 'more-time' && mayAsk ? 'time' : null);
  if (!mayAsk && !can('offerExtra')) return null;
  const { client, extension } = order;
  const close = (): void => open(null);
  return (
    <Panel
      title="More time or an extra"
      lead={
        extension?.outcome === 'declined'
          ? `${client.name} declined your request for ${counted(extension.days, { one: 'more day', other: 'more days' })}. You can ask again.`
          : `${client.name} decides. Ask before the delivery is late; an extra is paid before you start on it.`
      }
    >
      <div className="flex flex-wrap gap-2">
        {mayAsk ? (
          <Button size="sm" onClick={() => open('time')}>
            Ask for more time
          </Button>
        ) : null}
        {can('offerExtra') ? (
          <Button size="sm" onClick={() => open('extra')}>
            Offer an extra
          </Button>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {opened === 'time' ? <AskMoreTime order={order} onClose={close} /> : null}
        {opened === 'extra' ? <OfferExtraDialog order={order} kind="extra" onClose={close} /> : null}
      </Suspense>
    </Panel>
  );
}
