import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../public/button.tsx';
import { StatusChip } from '../public/chip.tsx';
import { Panel } from '../public/panel.tsx';
import { Desk, DeskHead, DeskNext, DeskTabs } from './desk.tsx';

export default { title: 'App/Desk', parameters: { bare: true } } satisfies Meta;

const tabs = [
  { key: 'milestones', label: 'Milestones', count: 3 },
  { key: 'files', label: 'Files', count: 9 },
  { key: 'terms', label: 'Terms' },
];

export const Contract: StoryObj = {
  render: () => (
    <Desk
      head={
        <DeskHead
          of={{ items: [{ href: '#contracts', label: 'Contracts' }], current: 'Brand refresh and one-page site' }}
          state={
            <>
              <StatusChip tone="info">Active</StatusChip> Review by Dec 5, then $450.00 is released.
            </>
          }
          facts={['CT-BHJG-G4H8', 'with Nadia Haddad', '7:12 PM there']}
          actions={<Button>Message</Button>}
        />
      }
      next={
        <DeskNext
          title="Review milestone 1 by Dec 5"
          lead="Then $450.00 is released."
          action={<Button variant="primary">Approve</Button>}
        />
      }
      tabs={<DeskTabs label="Parts of the contract" href="#contract" current="milestones" tabs={tabs} />}
      aside={<Panel title="Messages">Third round is up, look at 16 px.</Panel>}
    >
      <Panel title="Logo and colors">Three files, and a note.</Panel>
    </Desk>
  ),
};
