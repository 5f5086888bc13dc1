import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, nothing, State, States } from '../stories.tsx';
import { RowsSkeleton } from '../public/skeleton.tsx';
import { Address } from './address.tsx';
import { TryAgain, Unread } from './unread.tsx';

export default { title: 'App/Reading' } satisfies Meta;

const read = { error: null, isPaused: false, refetch: nothing };
const broken = new Error('The server did not answer in time.');

export const NotYetRead: StoryObj = {
  render: () => (
    <States>
      <State name="on its way">
        <Unread what="Your orders" read={read}>
          <RowsSkeleton rows={3} />
        </Unread>
      </State>
      <State name="without a connection">
        <Unread what="Your orders" read={{ ...read, isPaused: true }}>
          <RowsSkeleton rows={3} />
        </Unread>
      </State>
      <State name="failed">
        <Unread what="Your orders" read={{ ...read, error: broken }}>
          <RowsSkeleton rows={3} />
        </Unread>
      </State>
      <State name="one part of a screen failed">
        <TryAgain what="What is clearing" error={broken} onRetry={nothing} />
      </State>
    </States>
  ),
};

export const Addresses: StoryObj = {
  render: () => (
    <div className="grid max-w-48 gap-4">
      <State name="short">
        <Address of="ada@example.org" />
      </State>
      <State name="longer than its column">
        <Address of={`${LONG_WORD.toLowerCase()}@mail.workshop.example.org`} />
      </State>
    </div>
  ),
};
