import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { LONG_WORD, State, States } from '../stories.tsx';
import { ActiveFilter, Chip, ChipStrip, FilterChips, StatusChip } from './chip.tsx';

export default { title: 'Public/Chip' } satisfies Meta;

export const All: StoryObj = {
  render: () => (
    <States>
      <State name="tones">
        <div className="flex flex-wrap gap-2">
          {(['line', 'neutral', 'accent', 'primary', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
          <Chip tone="primary" icon={BadgeCheck}>
            Identity verified
          </Chip>
          <Chip href="#logo">Logo design</Chip>
        </div>
      </State>
      <State name="status: a dot and a word">
        <div className="flex flex-wrap gap-2">
          <StatusChip tone="info">In progress</StatusChip>
          <StatusChip tone="warning">In review</StatusChip>
          <StatusChip tone="success">Delivered</StatusChip>
          <StatusChip tone="danger">Disputed</StatusChip>
          <StatusChip tone="neutral">Draft</StatusChip>
        </div>
      </State>
      <State name="filter in force">
        <ActiveFilter href="#without">Under $200</ActiveFilter>
      </State>
      <State name="one of a few">
        <ChipStrip className="items-center text-sm text-ink-2">
          <span>Popular</span>
          {['Brand and graphic design', 'Websites and shops', 'Writing and editing', 'Video and animation'].map(
            (name) => (
              <Chip key={name} href="#" className="shrink-0">
                {name}
              </Chip>
            ),
          )}
        </ChipStrip>
        <FilterChips
          label="Categories"
          items={['All', 'Brand design', 'Web development', 'Motion', 'Copywriting', 'Data', 'Audio'].map(
            (label, i) => ({
              href: `#${label}`,
              label,
              current: i === 0,
            }),
          )}
        />
      </State>
      <State name="long word">
        <Chip tone="neutral">{LONG_WORD}</Chip>
      </State>
    </States>
  ),
};
