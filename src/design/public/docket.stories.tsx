import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, State, States } from '../stories.tsx';
import { Button } from './button.tsx';
import { Mosaic } from './cover.tsx';
import { Docket, DocketFigure, DocketHead, DocketRows, type DocketRow } from './docket.tsx';

export default { title: 'Public/Docket' } satisfies Meta;

const rows: DocketRow[] = [
  { key: '1', title: 'Discovery and moodboards', detail: 'Paid 4 Nov', amount: '$160', state: 'done' },
  { key: '2', title: 'Logo and type system', detail: 'In review', amount: '$280', state: 'current' },
  { key: '3', title: 'Guidelines and files', detail: 'Due 28 Nov', amount: '$200', state: 'next' },
];
const stub = (
  <>
    <DocketFigure label="Held">$480</DocketFigure>
    <Button variant="primary" size="sm">
      Approve step
    </Button>
  </>
);

export const All: StoryObj = {
  render: () => (
    <States>
      <State name="order with steps">
        <Docket stub={stub}>
          <DocketHead over="Order 48-2107" title="Brand identity system" level={3} />
          <DocketRows label="Steps" rows={rows} />
        </Docket>
      </State>
      <State name="plain body">
        <Docket
          stub={
            <>
              <span className="tnum text-md">
                <strong className="font-semibold">$240</strong> <span className="text-ink-2">on approval</span>
              </span>
              <Button variant="primary" size="sm">
                Deliver
              </Button>
            </>
          }
        >
          <div className="pad">
            <p className="text-sm text-ink-2">Next delivery</p>
            <h3 className="mt-1 text-xl">Tea range packaging</h3>
            <p className="mt-1 text-sm text-ink-2">Omar Aziz, due Thu 3 Dec</p>
          </div>
        </Docket>
      </State>
      <State name="long words, no stub">
        <Docket>
          <DocketHead over="Order 48-2199" title={LONG_WORD} />
          <DocketRows
            label="Steps"
            rows={[{ key: '1', title: LONG_WORD, detail: 'Due 28 Nov', amount: '$12,480.50', state: 'next' }]}
          />
        </Docket>
      </State>
    </States>
  ),
};

export const OverArt: StoryObj = {
  render: () => (
    <div className="relative grid min-h-[540px] place-items-center overflow-hidden rounded-xl p-6">
      <div className="absolute inset-0">
        <Mosaic seed="docket-3" eager />
      </div>
      <div className="relative w-full max-w-[388px]">
        <Docket cut stub={stub}>
          <DocketHead over="Order 48-2107" title="Brand identity system" />
          <DocketRows label="Steps" rows={rows} />
        </Docket>
      </div>
    </div>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: { direction: 'rtl' },
  render: () => (
    <div className="max-w-[400px]">
      <Docket stub={stub}>
        <DocketHead over="48-2107" title="هوية بصرية" />
        <DocketRows
          label="خطوات"
          rows={[{ key: '1', title: 'الاكتشاف', detail: '4 نوفمبر', amount: '$160', state: 'done' }]}
        />
      </Docket>
    </div>
  ),
};
