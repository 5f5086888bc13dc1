import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, Bell, Briefcase, Gauge, LayoutGrid, ReceiptText, Settings } from 'lucide-react';
import { FormScreen } from './form-screen.tsx';
import { Frame } from './frame.tsx';
import { BottomBar, SideNav, Waiting } from './navigation.tsx';
import { ScreenHeader } from './screen-header.tsx';

export default { title: 'App/Frame', parameters: { bare: true } } satisfies Meta;

const overview = { href: '#overview', label: 'Overview', icon: Gauge, isCurrent: true };
const orders = { href: '#orders', label: 'Orders to deliver', short: 'Orders', icon: Briefcase, isCurrent: false };
const services = { href: '#services', label: 'My services', short: 'Services', icon: LayoutGrid, isCurrent: false };
const transactions = {
  href: '#transactions',
  label: 'Transactions',
  short: 'Money',
  icon: ReceiptText,
  isCurrent: false,
};
const bar = [overview, orders, services, transactions];
const groups = [
  { title: 'Overview', places: [overview] },
  { title: 'Work', places: [orders] },
  { title: 'Selling', places: [services] },
  {
    title: 'Inbox',
    places: [
      {
        href: '#notifications',
        label: 'Notifications',
        icon: Bell,
        isCurrent: false,
        Count: () => <Waiting count={3} />,
      },
    ],
  },
  {
    title: 'Wallet',
    places: [transactions, { href: '#withdraw', label: 'Withdraw', icon: Banknote, isCurrent: false }],
  },
  { title: 'Settings', places: [{ href: '#settings', label: 'Settings', icon: Settings, isCurrent: false }] },
];

export const Navigation: StoryObj = {
  render: () => (
    <div className="min-h-80 max-w-56">
      <SideNav label="Workspace" groups={groups} />
      <BottomBar label="Quick" places={bar} groups={groups} foot={<p className="text-sm">Amara Okafor</p>} />
    </div>
  ),
};

export const LongNavigation: StoryObj = {
  render: () => (
    <div className="max-w-56">
      <SideNav
        label="Operations"
        groups={groups.map((group, at) => ({ ...group, fold: at === 3 ? ('open' as const) : ('closed' as const) }))}
      />
    </div>
  ),
};

export const WholeFrame: StoryObj = {
  render: () => (
    <Frame
      label="Workspace"
      navigations={[{ key: 'all', groups, bar }]}
      actions={<p className="text-sm">3</p>}
      foot={<p className="text-sm">Amara Okafor</p>}
    >
      <h1 className="text-2xl">Orders to deliver</h1>
    </Frame>
  ),
};

export const OneForm: StoryObj = {
  render: () => (
    <FormScreen
      of={{ items: [{ href: '#settings', label: 'Profile settings' }], current: 'Your skills' }}
      lead="Clients find you by your skills."
    >
      <p className="text-md text-ink-2">A form goes here.</p>
    </FormScreen>
  ),
};

export const UnderAnotherScreen: StoryObj = {
  render: () => (
    <ScreenHeader
      of={{
        items: [
          { href: '#settings', label: 'Profile settings' },
          { href: '#methods', label: 'Payment methods' },
        ],
        current: 'Add a payment method',
      }}
      lead="Saving a card is free."
    />
  ),
};
