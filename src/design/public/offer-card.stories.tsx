import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { LONG_WORD } from '../stories.tsx';
import type { Motif } from '../art/cover.ts';
import { Avatar } from './avatar.tsx';
import { Chip } from './chip.tsx';
import { Icon } from './icon.tsx';
import { CardGrid, OfferCard, StubPrice } from './offer-card.tsx';
import { Rating } from './rating.tsx';
import { SaveButton, SaveInsteadButton, SaveSearchButton } from './save-button.tsx';
import { Loading, OfferCardSkeleton } from './skeleton.tsx';

export default { title: 'Public/OfferCard' } satisfies Meta;

const cards: [string, string, Motif, number, number | null, number, string, boolean][] = [
  ['Brand identity with a usable system, not just a logo', 'Amara Okafor', 'brand', 640, 4.9, 212, '10 days', true],
  ['React storefront that loads in under a second', 'Jonas Lind', 'web', 1850, 5, 87, '21 days', false],
  ['Product explainer, scripted and animated', 'Priya Nair', 'motion', 920, 4.8, 154, '14 days', true],
  ['Landing page copy that sounds like you', 'Mateo Ruiz', 'copy', 180, 4.9, 61, '4 days', false],
  ['Forecast dashboard from your spreadsheets', 'Hana Sato', 'data', 460, 4.7, 98, '7 days', false],
  ['Podcast mix, repair and mastering', 'Elif Kaya', 'audio', 95, 5, 340, '2 days', true],
  ['Contracts for freelancers, in plain words', 'Ruth Levy', 'legal', 260, null, 0, '5 days', false],
  [`${LONG_WORD} and more`, LONG_WORD, 'translation', 12480, 4.2, 3, '28 days', false],
  ['Portraits that look like you', 'Tom Brandt', 'photo', 310, 4.6, 44, '3 days', false],
  ['First hundred customers, step by step', 'Noor Haddad', 'marketing', 720, 4.9, 33, '30 days', false],
  ['A song for your film', 'Lena Fischer', 'music', 540, 4.8, 17, '12 days', false],
  ['Numbers your bank will accept', 'Omar Aziz', 'business', 400, 5, 9, '6 days', false],
];

export const Grid: StoryObj = {
  render: () => (
    <CardGrid label="Services">
      {cards.map(([title, name, motif, price, rating, count, time, top]) => (
        <li key={title}>
          <OfferCard
            href={`#${name}`}
            title={title}
            cover={{ motif, seed: title }}
            byline={
              <>
                <Avatar name={name} size={28} />
                <span className="min-w-0 truncate font-medium">{name}</span>
                {top ? (
                  <Chip tone="accent" className="ms-auto shrink-0">
                    Top rated
                  </Chip>
                ) : (
                  <span className="ms-auto shrink-0 text-xs text-ink-3">Level 2</span>
                )}
              </>
            }
            rating={<Rating value={rating} count={count} />}
            stubStart={
              <>
                <Icon of={Clock} size="inline" />
                {time}
              </>
            }
            stubEnd={<StubPrice before="from">{`$${price}`}</StubPrice>}
            corner={<SaveButton kind="service" name={title} title={title} />}
          />
        </li>
      ))}
    </CardGrid>
  ),
};

export const LoadingGrid: StoryObj = {
  render: () => (
    <Loading label="Loading services">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <OfferCardSkeleton />
        <OfferCardSkeleton />
        <OfferCardSkeleton />
        <OfferCardSkeleton />
      </div>
    </Loading>
  ),
};

export const Saving: StoryObj = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <SaveButton as="small" kind="service" name="a-logo" title="A logo" />
      <SaveButton as="words" kind="person" name="amara-okafor" title="Amara Okafor" />
      <SaveSearchButton list="services" search="q=logo" />
      <SaveInsteadButton slug="a-logo" />
    </div>
  ),
};
