import { urlFor } from '#kit/picture-sizes.ts';
import { isVideo } from '../../video-rules.ts';
import { GalleryVideo } from '../public/gallery-video.tsx';
import type { ReactNode } from 'react';
import { Chip } from '#design/public/chip.tsx';
import { Panel } from '#design/public/panel.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import type { serviceReviewCase } from '../../moderation-contract.ts';

type Content = DataOf<typeof serviceReviewCase>['submitted'];

const DAYS = { one: 'day', other: 'days' };

const PARTS: readonly (readonly [name: string, plain: (of: Content) => string, show?: (of: Content) => ReactNode])[] = [
  ['Title', ({ title }) => title],
  ['Category', ({ category }) => categoryBySlug(category)?.name ?? category],
  ['Search tags', ({ tags }) => tags.join(', ')],
  [
    'Packages',
    ({ packages }) => JSON.stringify(packages),
    ({ packages }) => (
      <ul className="grid gap-2">
        {packages.map(({ tier, name, scope, features, price, delivery_days: days }) => (
          <li key={tier}>
            <strong className="font-semibold">{name}</strong>, {formatMoney(price)}, {counted(days, DAYS)}
            <br />
            {scope}
            {features.length === 0 ? null : `. ${features.join(', ')}`}
          </li>
        ))}
      </ul>
    ),
  ],
  ['Extras', ({ extras }) => extras.map(({ name, price }) => `${name}, ${formatMoney(price)}`).join(' · ')],
  ['Description', ({ description }) => description, ({ description_blocks: blocks }) => <RichText blocks={blocks} headingLevel={3} />],
  ['FAQs', ({ faq }) => faq.map(({ question, answer }) => `${question} ${answer}`).join(' · ')],
  ['Questions to the buyer', ({ requirements }) => requirements.map(({ question }) => question).join(' · ')],
  [
    'Media',
    ({ pictures }) => pictures.map(({ url, alt }) => `${url} ${alt}`).join(' '),
    ({ pictures }) =>
      pictures.length === 0 ? (
        'Generated cover'
      ) : (
        <ul className="grid gap-2">
          {pictures.map(({ url, alt }) => (
            <li key={url}>
              {isVideo(url) ? (
                <GalleryVideo src={url} label={alt || 'Video'} className="max-w-80 rounded-sm" />
              ) : (
                <img src={urlFor(url, 320)} alt={alt} width={320} height={200} loading="lazy" className="h-auto w-full max-w-80 rounded-sm" />
              )}
              <span className="text-xs text-ink-2">{alt === '' ? 'Without a description' : alt}</span>
            </li>
          ))}
        </ul>
      ),
  ],
];

/** What was submitted beside what is live; parts that differ are marked in words. */
export function SideBySide({ submitted, live }: { submitted: Content; live: Content | null }) {
  return (
    <Panel title={live === null ? 'Submitted' : 'Submitted and live'} flush>
      <dl className="divide-y divide-line border-t border-line">
        {PARTS.map(([name, plain, show = plain]) => {
          const isChanged = live !== null && plain(live) !== plain(submitted);
          return (
            <div key={name} className="grid gap-2 px-4 py-3 sm:px-5 lg:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="flex flex-wrap items-start gap-2 text-sm font-semibold">
                {name}
                {isChanged ? <Chip tone="warning">Changed</Chip> : null}
              </dt>
              <dd className={`grid min-w-0 gap-4 text-sm wrap-anywhere ${isChanged ? 'md:grid-cols-2' : ''}`}>
                <div className="min-w-0">
                  {isChanged ? <p className="mb-1 text-xs font-medium text-ink-2">Submitted</p> : null}
                  {plain(submitted) === '' ? (name === 'Media' ? show(submitted) : 'None') : show(submitted)}
                </div>
                {isChanged && live !== null ? (
                  <div className="min-w-0 text-ink-2">
                    <p className="mb-1 text-xs font-medium">Live</p>
                    {plain(live) === '' ? (name === 'Media' ? show(live) : 'None') : show(live)}
                  </div>
                ) : null}
              </dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
