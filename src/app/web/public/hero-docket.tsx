import { Mosaic } from '#design/public/cover.tsx';
import { Docket, DocketFigure, DocketHead, DocketRows } from '#design/public/docket.tsx';
import { StatusChip } from '#design/public/chip.tsx';

const STEPS = [
  { key: 'paid', title: 'Paid in', detail: 'Done: held, not yet the seller’s', amount: '$640.00', state: 'done' },
  { key: 'delivered', title: 'Delivered', detail: 'Now: files and a note to review', state: 'current' },
  {
    key: 'released',
    title: 'Released to the freelancer',
    detail: 'Next: when you approve it or the review time ends',
    amount: '$576.00',
    state: 'next',
  },
] as const;

/** An example of an order, marked as such, with real fees. */
export function HeroDocket() {
  return (
    <div className="relative min-h-[420px] lg:min-h-[520px]">
      <div className="absolute inset-y-0 start-0 -end-4 overflow-hidden rounded-s-xl sm:-end-6 lg:-inset-y-20 lg:-end-[50vw] lg:rounded-none">
        <Mosaic seed="docket-3" eager className="absolute inset-0" />
      </div>
      <div className="relative grid h-full place-items-center p-5 lg:justify-start lg:ps-14">
        <div className="w-full max-w-[388px]">
          <Docket
            cut
            stub={
              <>
                <DocketFigure label="Held, not paid out">$640.00</DocketFigure>
                <StatusChip tone="warning">Your turn</StatusChip>
              </>
            }
          >
            <DocketHead over="An example order" title="Brand identity system" />
            <DocketRows label="Steps of an example order" rows={STEPS} />
          </Docket>
        </div>
      </div>
    </div>
  );
}
