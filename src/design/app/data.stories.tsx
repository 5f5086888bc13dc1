import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, nothing, State, States } from '../stories.tsx';
import { Button } from '../public/button.tsx';
import { StatusChip, type StatusTone } from '../public/chip.tsx';
import { EmptyState } from '../public/empty-state.tsx';
import { Panel } from '../public/panel.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { Countdown } from './countdown.tsx';
import { FactGrid } from './fact-grid.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { FileList } from './file-list.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { QueuePanel } from './queue-panel.tsx';
import { StatStrip } from './stat-strip.tsx';
import { Stepper } from './stepper.tsx';
import { Timeline } from './timeline.tsx';

export default { title: 'App/Data' } satisfies Meta;

interface Row {
  number: string;
  title: string;
  client: string;
  status: [string, StatusTone];
  due: string;
  amount: string;
}
const rows: Row[] = [
  {
    number: '48-2107',
    title: 'Brand identity system',
    client: 'Lena Fischer',
    status: ['In review', 'warning'],
    due: '28 Nov',
    amount: '$640.00',
  },
  {
    number: '48-2099',
    title: 'Packaging for tea range',
    client: 'Omar Aziz',
    status: ['In progress', 'info'],
    due: '3 Dec',
    amount: '$720.00',
  },
  {
    number: '48-2084',
    title: 'Icon set, 48 glyphs',
    client: 'Ruth Levy',
    status: ['Delivered', 'success'],
    due: '21 Nov',
    amount: '$310.00',
  },
  {
    number: '48-2051',
    title: 'Menu redesign',
    client: 'Café Nord',
    status: ['Disputed', 'danger'],
    due: '18 Nov',
    amount: '$240.00',
  },
  {
    number: '48-1999',
    title: LONG_WORD,
    client: LONG_WORD,
    status: ['Draft', 'neutral'],
    due: '1 Jan',
    amount: '$124,800.00',
  },
];
const columns: Column<Row>[] = [
  { key: 'number', label: 'Order', cell: (row) => row.number, phone: 'hidden' },
  { key: 'title', label: 'Service', cell: (row) => row.title, isName: true },
  { key: 'client', label: 'Client', cell: (row) => row.client, wideOnly: true, long: true },
  {
    key: 'status',
    label: 'Status',
    cell: (row) => <StatusChip tone={row.status[1]}>{row.status[0]}</StatusChip>,
    phone: 'status',
  },
  { key: 'due', label: 'Due', cell: (row) => row.due, sortHref: '#due', sorted: 'ascending' },
  { key: 'amount', label: 'Amount', cell: (row) => row.amount, align: 'end', sortHref: '#amount', phone: 'amount' },
];
const table = { caption: 'Orders', columns, rowKey: (row: Row) => row.number };

export const Tables: StoryObj = {
  render: () => (
    <States wide>
      <Panel
        title="Orders"
        flush
        actions={
          <a href="#all" className="link text-sm">
            See all
          </a>
        }
      >
        <DataTable {...table} rows={rows} rowHref={(row) => `#${row.number}`} />
      </Panel>
      <Panel title="Orders, tight" flush>
        <DataTable {...table} caption="Orders, tight" rows={rows.slice(0, 2)} density="tight" />
      </Panel>
      <Panel title="Loading" flush>
        <DataTable {...table} caption="Orders on their way" rows={[]} loading />
      </Panel>
      <Panel title="None" flush>
        <DataTable
          {...table}
          caption="No orders"
          rows={[]}
          empty={
            <EmptyState
              title="Orders appear here as soon as someone buys one of your services."
              action={<Button variant="primary">Publish a service</Button>}
            />
          }
        />
      </Panel>
      <State name="Some rows are chosen">
        <ChosenBar label="Chosen orders" count={3} onClear={nothing}>
          <Button size="sm">Close 3 orders</Button>
        </ChosenBar>
      </State>
    </States>
  ),
};

export const Stats: StoryObj = {
  render: () => (
    <States wide>
      <StatStrip
        label="At a glance"
        stats={[
          { label: 'Available', value: '$4,280.50', link: { href: '#withdraw', label: 'Withdraw' } },
          { label: 'Held', value: '$1,960.00', context: '4 orders' },
          { label: 'Active orders', value: '6', context: '2 due this week' },
          { label: 'Rating', value: '4.9', context: '212 reviews' },
        ]}
      />
      <StatStrip
        label="On its way"
        loading
        stats={['Available', 'Held', 'Active orders'].map((label) => ({ label, value: '' }))}
      />
    </States>
  ),
};

const queue = {
  title: 'Disputes',
  action: 'Review disputes',
  waitingIn: (lines: readonly string[]) => ({ lines, href: '#disputes' }),
};

export const Queues: StoryObj = {
  render: () => (
    <States wide>
      <QueuePanel
        {...queue}
        read={{ data: ['2 disputes waiting, 1 late.', '1 appeal waiting.'], error: null, isPaused: false }}
      />
      <QueuePanel {...queue} title={LONG_WORD} read={{ data: [LONG_WORD], error: null, isPaused: false }} />
      <QueuePanel {...queue} read={{ data: undefined, error: null, isPaused: false }} />
    </States>
  ),
};

const weeks = [320, 410, 380, 520, 480, 610, 560, 740, 690, 820, 780, 940];
const bars = weeks.map((value, i) => ({ label: `W${36 + i}`, value, text: `$${value}.00`, partial: i === 11 }));

export const Charts: StoryObj = {
  render: () => (
    <States wide>
      <Panel title="Earnings" lead="By week, in US dollars, Berlin time">
        <BarChart
          summary="Earnings by week, rising from 320 to 940 dollars in the last 12 weeks"
          bars={bars}
          axis={(value) => `$${value}`}
          heads={['Week', 'Earned']}
          fileName="earnings"
        />
      </Panel>
      <Panel title="Compared">
        <BarChart
          summary="Earnings by week, compared with the 12 weeks before"
          bars={bars.map((bar, at) => ({
            ...bar,
            before: { value: bar.value * (at % 2 === 0 ? 0.7 : 1.2), text: `$${Math.round(bar.value)}` },
          }))}
          axis={(value) => `$${value}`}
          heads={['Week', 'Earned']}
          beforeHead="12 weeks before"
          fileName="compared"
        />
      </Panel>
      <Panel title="Nothing yet">
        <BarChart summary="No earnings" bars={[]} axis={String} heads={['Week', 'Earned']} fileName="none" />
      </Panel>
      <Panel title="All zero">
        <BarChart
          summary="Three weeks without earnings"
          bars={bars.slice(0, 3).map((bar) => ({ ...bar, value: 0, text: '$0.00' }))}
          axis={(value) => `$${value}`}
          heads={['Week', 'Earned']}
          fileName="zero"
        />
      </Panel>
    </States>
  ),
};

const soon = new Date(Date.now() + 5 * 3_600_000 + 90_000).toISOString();
const later = new Date(Date.now() + 52 * 3_600_000 + 90_000).toISOString();

export const Progress: StoryObj = {
  render: () => (
    <States>
      <State name="steps">
        <Stepper
          label="Publish a service"
          steps={[
            { key: 'a', name: 'Overview', state: 'done', href: '#overview' },
            { key: 'b', name: 'Prices', state: 'current' },
            { key: 'c', name: 'Questions', state: 'next' },
            { key: 'd', name: 'Review', state: 'next' },
          ]}
        />
      </State>
      <State name="bar">
        <ProgressBar label="Order progress" value={66} start="Step 2 of 3" />
      </State>
      <State name="time left: two days, hours, over">
        <div className="grid justify-items-start gap-2">
          <Countdown until={later} past="Overdue" />
          <Countdown until={soon} past="Overdue" />
          <Countdown until="2026-01-01T00:00:00Z" past="Overdue since 1 Jan" />
        </div>
      </State>
      <State name="what happened">
        <Timeline
          label="Order 48-2107"
          entries={[
            { key: '1', title: 'Order placed', at: '2026-11-01T09:12:00Z', detail: 'Reference DK-7K3M-92QX' },
            { key: '2', title: 'First step delivered', at: '2026-11-12T15:40:00Z' },
            {
              key: '3',
              title: 'The client asked for a change',
              at: '2026-11-14T08:05:00Z',
              tone: 'trouble',
              detail: 'The colors of the second label.',
            },
            {
              key: '4',
              title: 'In review',
              at: '2026-11-20T10:00:00Z',
              tone: 'current',
              detail: 'Accepted automatically on 23 Nov.',
            },
            { key: '5', title: 'Money released', at: null, tone: 'next' },
          ]}
        />
      </State>
    </States>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: { direction: 'rtl' },
  render: () => (
    <States wide>
      <StatStrip
        label="لمحة"
        stats={[
          { label: 'متاح', value: '$4,280.50', link: { href: '#w', label: 'سحب' } },
          { label: 'محجوز', value: '$1,960.00', context: '4' },
        ]}
      />
      <Panel title="الطلبات" flush>
        <DataTable {...table} caption="الطلبات" rows={rows.slice(0, 3)} />
      </Panel>
      <ProgressBar label="التقدم" value={40} start="2 / 5" />
    </States>
  ),
};

export const Facts: StoryObj = {
  render: () => (
    <FactGrid
      columns={4}
      facts={[
        ['State', 'Active'],
        ['Registered', '3 Mar 2026'],
        ['Orders', '14'],
        ['Country', 'Norway'],
      ]}
    />
  ),
};

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = async (): Promise<Blob> => new Blob([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))]);

/** Pictures as pictures, the rest in each state of its scan; what can be seen in place is seen one after the other. */
export const Files: StoryObj = {
  render: () => (
    <FileList
      files={[
        { id: '6', name: 'sign.png', bytes: 84_001, kind: 'image', scan: 'clean' },
        { id: '1', name: 'notes.txt', bytes: 1_204, kind: 'text', scan: 'clean' },
        { id: '2', name: 'logo-final.zip', bytes: 4_812_004, kind: 'zip', scan: 'scanning' },
        { id: '3', name: `${LONG_WORD}.docx`, bytes: 18_220, kind: 'docx', scan: 'infected' },
        { id: '4', name: 'brief.docx', bytes: 9_120, kind: 'docx', scan: 'not_scanned' },
      ]}
      open={async () => undefined}
      read={async ({ kind }) => (kind === 'image' ? picture() : new Blob(['The third version, as agreed.']))}
      thumbnail={picture}
    />
  ),
};
