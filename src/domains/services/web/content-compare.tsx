import { urlFor } from '#kit/picture-sizes.ts';
import { isVideo } from '../video-rules.ts';
import { GalleryVideo } from './public/gallery-video.tsx';
import type { ReactNode } from 'react';
import { Chip } from '#design/public/chip.tsx';
import { Panel } from '#design/public/panel.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import { categoryBySlug } from '#domains/taxonomy/categories.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import type * as z from 'zod/mini';
import { CONTENT_PARTS, type ContentPart } from '../content-parts.ts';
import { KIND_WORDS, limitHint } from '../requirements.ts';
import type { contentShape } from '../shapes.ts';

type Content = z.output<typeof contentShape>;

const questionInWords = ({ question, kind, required, choices, ...limits }: Content['requirements'][number]): string =>
  [question, KIND_WORDS[kind], required ? '' : 'optional', choices.join(', '), limitHint({ kind, ...limits }) ?? '']
    .filter((part) => part !== '')
    .join(' – ');

const DAYS = { one: 'day', other: 'days' };

const PARTS: readonly (readonly [
  part: ContentPart,
  plain: (serviceContent: Content) => string,
  show?: (serviceContent: Content) => ReactNode,
])[] = [
  ['title', ({ title }) => title],
  ['category', ({ category }) => categoryBySlug(category)?.name ?? category],
  ['tags', ({ tags }) => tags.join(', ')],
  [
    'packages',
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
  ['extras', ({ extras }) => extras.map(({ name, price }) => `${name}, ${formatMoney(price)}`).join(' · ')],
  [
    'description',
    ({ description }) => description,
    ({ description_blocks: blocks }) => <RichText blocks={blocks} headingLevel={3} />,
  ],
  ['faq', ({ faq }) => faq.map(({ question, answer }) => `${question} ${answer}`).join(' · ')],
  ['requirements', ({ requirements }) => requirements.map(questionInWords).join(' · ')],
  [
    'media',
    ({ pictures, cover_design: design }) =>
      [design ?? '', ...pictures.map(({ url, alt }) => `${url} ${alt}`)].join(' '),
    ({ pictures, cover_design: design }) =>
      pictures.length === 0 ? (
        design === null ? (
          'Generated cover'
        ) : design === 'title' ? (
          'Cover with the title'
        ) : (
          `Cover design ${design}`
        )
      ) : (
        <ul className="grid gap-2">
          {pictures.map(({ url, alt }) => (
            <li key={url}>
              {isVideo(url) ? (
                <GalleryVideo src={url} label={alt || 'Video'} className="max-w-80 rounded-sm" />
              ) : (
                <img
                  src={urlFor(url, 320)}
                  alt={alt}
                  width={320}
                  height={200}
                  loading="lazy"
                  className="h-auto w-full max-w-80 rounded-sm"
                />
              )}
              <span className="text-xs text-ink-2">{alt === '' ? 'Without a description' : alt}</span>
            </li>
          ))}
        </ul>
      ),
  ],
];

interface ContentCompareProps {
  title: string;
  content: Content;
  /** What it is compared with; null shows it alone. */
  other: Content | null;
  /** What the two are called, such as Submitted and Live. */
  names: readonly [content: string, other: string];
}

/** A service's text part by part, beside another one; parts that differ are marked in words. */
export function ContentCompare({ title, content, other, names }: ContentCompareProps) {
  return (
    <Panel title={title} flush>
      <dl className="divide-y divide-line border-t border-line">
        {PARTS.map(([part, plain, show = plain]) => {
          const isChanged = other !== null && plain(other) !== plain(content);
          const shown = (serviceContent: Content): ReactNode =>
            plain(serviceContent) === '' ? (part === 'media' ? show(serviceContent) : 'None') : show(serviceContent);
          return (
            <div key={part} className="grid gap-2 px-4 py-3 sm:px-5 lg:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="flex flex-wrap items-start gap-2 text-sm font-semibold">
                {CONTENT_PARTS[part]}
                {isChanged ? <Chip tone="warning">Changed</Chip> : null}
              </dt>
              <dd className={`grid min-w-0 gap-4 text-sm wrap-anywhere ${isChanged ? 'md:grid-cols-2' : ''}`}>
                <div className="min-w-0">
                  {isChanged ? <p className="mb-1 text-xs font-medium text-ink-2">{names[0]}</p> : null}
                  {shown(content)}
                </div>
                {isChanged ? (
                  <div className="min-w-0 text-ink-2">
                    <p className="mb-1 text-xs font-medium">{names[1]}</p>
                    {shown(other)}
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
