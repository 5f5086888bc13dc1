import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Briefcase, FileText, Gauge, House, Inbox, LayoutGrid, MessageSquare, Search, Star, Wallet } from 'lucide-react';
import { Avatar } from '../public/avatar.tsx';
import { Button, IconButton } from '../public/button.tsx';
import { Docket } from '../public/docket.tsx';
import { Logo } from '../public/logo.tsx';
import { PageHeader } from '../public/page-header.tsx';
import { Panel } from '../public/panel.tsx';
import { AppFrame, BottomBar, SideNav } from './navigation.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { StatStrip } from './stat-strip.tsx';

export default { title: 'App/Frame', parameters: { bare: true } } satisfies Meta;

const places = [
  { href: '#overview', label: 'Overview', icon: Gauge, current: true },
  { href: '#orders', label: 'Orders', icon: Briefcase, count: 6 },
  { href: '#services', label: 'My services', icon: LayoutGrid },
  { href: '#invitations', label: 'Invitations', icon: Inbox, count: 2 },
  { href: '#messages', label: 'Messages', icon: MessageSquare, count: 123, countLabel: 'unread' },
  { href: '#wallet', label: 'Wallet', icon: Wallet },
  { href: '#reviews', label: 'Reviews', icon: Star },
];

export const Dashboard: StoryObj = {
  render: () => (
    <AppFrame
      side={
        <>
          <div className="mb-3 px-2">
            <Logo />
          </div>
          <SideNav label="Workspace" groups={[{ places }, { title: 'Tools', places: [{ href: '#cv', label: 'CV builder', icon: FileText }] }]} />
        </>
      }
      bottom={
        <BottomBar
          label="Quick"
          places={[
            { href: '#home', label: 'Home', icon: House, current: true },
            { href: '#orders', label: 'Orders', icon: Briefcase },
            { href: '#search', label: 'Search', icon: Search },
            { href: '#inbox', label: 'Inbox', icon: MessageSquare, count: 3, countLabel: 'unread' },
            { href: '#wallet', label: 'Wallet', icon: Wallet },
          ]}
        />
      }
      rail={
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
            <h2 className="mt-1 text-xl">Tea range packaging</h2>
            <p className="mt-1 mb-4 text-sm text-ink-2">Omar Aziz, due Thu 3 Dec</p>
            <ProgressBar label="Order progress" value={66} start="Step 2 of 3" hideLabel />
          </div>
        </Docket>
      }
    >
      <PageHeader
        title="Good morning, Amara"
        lead="One step is waiting on a client, one delivery is due this week."
        actions={
          <>
            <IconButton icon={Bell} label="3 notifications" variant="line" />
            <Avatar name="Amara Okafor" />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StatStrip
          label="At a glance"
          stats={[
            { label: 'Available', value: '$4,280.50', link: { href: '#withdraw', label: 'Withdraw' } },
            { label: 'Held', value: '$1,960.00', context: '4 orders' },
            { label: 'Active orders', value: '6', context: '2 due this week' },
            { label: 'Rating', value: '4.9', context: '212 reviews' },
          ]}
        />
        <Panel title="Orders">
          <p className="text-md text-ink-2">A table goes here.</p>
        </Panel>
      </div>
    </AppFrame>
  ),
};
