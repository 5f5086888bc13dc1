import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonName } from '../app/person-name.tsx';
import { State, States } from '../stories.tsx';
import { Name } from './name.tsx';

export default { title: 'Public/Name' } satisfies Meta;

export const InASentence: StoryObj = {
  render: () => (
    <States>
      <State name="Left to right">
        <p>
          With <Name of="Ada Lovelace" />, 5.0 (12 reviews)
        </p>
      </State>
      <State name="Right to left">
        <p>
          With <Name of="שלומית לוי" />, 5.0 (12 reviews)
        </p>
      </State>
    </States>
  ),
};

export const InANarrowCell: StoryObj = {
  render: () => (
    <States>
      <State name="Wraps between words">
        <p className="w-20">
          <PersonName of="Grace Brewster Hopper" />
        </p>
      </State>
    </States>
  ),
};
