import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Heart, Plus, X } from 'lucide-react';
import { LONG_WORD, State, States } from '../stories.tsx';
import { Button, IconButton, LinkButton } from './button.tsx';

export default { title: 'Public/Button' } satisfies Meta;

export const Variants: StoryObj = {
  render: () => (
    <States>
      {(['primary', 'line', 'ghost', 'danger'] as const).map((variant) => (
        <State key={variant} name={variant}>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant={variant}>Release $280</Button>
            <Button variant={variant} icon={Plus}>
              New service
            </Button>
            <Button variant={variant} size="sm">
              Withdraw
            </Button>
          </div>
        </State>
      ))}
      <State name="link">
        <LinkButton href="#all" variant="line" size="sm" iconAfter={ArrowRight}>
          All services
        </LinkButton>
      </State>
      <State name="icon only">
        <div className="flex gap-3">
          <IconButton icon={Heart} label="Save this service" variant="line" />
          <IconButton icon={X} label="Close" />
          <IconButton icon={Plus} label="Add" variant="primary" size="md" />
        </div>
      </State>
    </States>
  ),
};

export const PendingAndDisabled: StoryObj = {
  render: () => (
    <States>
      <State name="at rest, then at work: the width stays">
        <div className="grid justify-items-start gap-3">
          <Button variant="primary">Release $280</Button>
          <Button variant="primary" pending>
            Release $280
          </Button>
          <Button variant="line" icon={Plus} pending>
            New service
          </Button>
          <Button variant="line" size="sm" pending>
            Withdraw
          </Button>
        </div>
      </State>
      <State name="not possible now">
        <Button disabled title="There is nothing to withdraw yet">
          Withdraw
        </Button>
      </State>
      <State name="long words">
        <Button variant="primary" wide>
          {LONG_WORD}
        </Button>
      </State>
    </States>
  ),
};

export const RightToLeft: StoryObj = {
  parameters: { direction: 'rtl' },
  render: () => (
    <LinkButton href="#all" variant="line" iconAfter={ArrowRight}>
      كل الخدمات
    </LinkButton>
  ),
};
