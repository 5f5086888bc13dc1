import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_WORD, State, States } from '../stories.tsx';
import { Avatar } from './avatar.tsx';
import { LinkButton } from './button.tsx';
import { PersonCard } from './person-card.tsx';
import { Rating, Stars } from './rating.tsx';
import { StarBars } from './star-bars.tsx';

export default { title: 'Public/People' } satisfies Meta;

export const Cards: StoryObj = {
  render: () => (
    <States>
      <PersonCard
        href="#amara"
        name="Amara Okafor"
        title="Brand designer for food and drink"
        avatar={{ seed: 'amara' }}
        verified="Identity verified"
        rate="$65 an hour"
        rating={<Rating value={4.9} count={212} />}
        skills={['Identity', 'Packaging', 'Typography', 'Illustration']}
        action={
          <LinkButton href="#profile" size="sm">
            View profile
          </LinkButton>
        }
        level={2}
      />
      <PersonCard
        href="#new"
        name="Jonas Lind"
        title="Front-end developer"
        avatar={{ seed: 'jonas' }}
        rating={<Rating value={null} />}
        skills={['React', 'CSS']}
        level={2}
      />
      <PersonCard
        href="#long"
        name={LONG_WORD}
        title={LONG_WORD}
        avatar={{ seed: 'x' }}
        verified="Identity verified"
        rate="$1,200 a day"
        skills={[LONG_WORD, 'B', 'C', 'D']}
        level={2}
      />
    </States>
  ),
};

export const AvatarsAndStars: StoryObj = {
  render: () => (
    <States>
      <State name="avatar, every size">
        <div className="flex flex-wrap items-end gap-3">
          {([24, 28, 36, 48, 56, 96] as const).map((size) => (
            <Avatar key={size} name="Amara Okafor" seed={`p${size}`} size={size} />
          ))}
        </div>
      </State>
      <State name="avatar, every tint">
        <div className="flex flex-wrap gap-2">
          {Array.from('abcdefghijklmnop', (seed) => (
            <Avatar key={seed} name="Hana Sato" seed={seed} />
          ))}
        </div>
      </State>
      <State name="avatar with a photo">
        <Avatar name="Photo" photo={{ src: '/art/photo/face.svg' }} size={56} />
      </State>
      <State name="rating">
        <div className="grid gap-2">
          <Rating value={4.9} count={1212} />
          <Rating value={null} />
          <Stars value={4} />
        </div>
      </State>
    </States>
  ),
};

export const ReviewsByStars: StoryObj = {
  render: () => (
    <States>
      <State name="As links, one chosen">
        <StarBars
          label="Reviews by stars"
          rows={[5, 4, 3, 2, 1].map((stars) => ({
            stars,
            count: stars === 3 ? 0 : stars * 41,
            href: `#${stars}`,
            current: stars === 4,
          }))}
        />
      </State>
      <State name="Without reviews">
        <StarBars label="No reviews by stars" rows={[5, 4, 3, 2, 1].map((stars) => ({ stars, count: 0 }))} />
      </State>
    </States>
  ),
};
