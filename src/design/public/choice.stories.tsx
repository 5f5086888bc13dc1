import type { Meta, StoryObj } from '@storybook/react-vite';
import { State, States } from '../stories.tsx';
import { Checkbox, RadioCards, Switch } from './choice.tsx';

export default { title: 'Public/Choice' } satisfies Meta;

const roles = [
  { value: 'freelancer', label: 'I want to work', hint: 'Sell services and be paid for each step.' },
  { value: 'client', label: 'I want to hire', hint: 'Order services and post projects.', aside: 'Free' },
  { value: 'expert', label: 'Expert', hint: 'By invitation.', disabled: true },
];

export const All: StoryObj = {
  render: () => (
    <States>
      <State name="checkbox">
        <Checkbox label="Send me a summary every Monday" hint="You can change this at any time." />
        <Checkbox label="Chosen" defaultChecked />
        <Checkbox label="Not possible now" disabled />
        <Checkbox label="I have read the terms" error="Tick the box to agree to the terms" />
      </State>
      <State name="switch">
        <Switch label="Take new orders" defaultChecked />
        <Switch label="Quiet hours" hint="From 22:00 to 07:00 in your time zone." />
        <Switch label="Fixed by your plan" disabled />
      </State>
      <State name="radio cards">
        <RadioCards legend="What brings you here?" name="role" options={roles} defaultValue="client" />
      </State>
      <State name="radio cards, error">
        <RadioCards
          legend="What brings you here?"
          name="role2"
          options={roles.slice(0, 2)}
          error="Choose one of the two"
        />
      </State>
    </States>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: { direction: 'rtl' },
  render: () => <Switch label="استقبال طلبات جديدة" defaultChecked />,
};
