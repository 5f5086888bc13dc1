import type { MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { RichBlock } from '#kit/rich-text.ts';
import { shareTags } from '#kit/share-tags.ts';
import { plain } from '../../find-in-text.ts';
import type { readTextPage } from './read-text-page.ts';

const DESCRIPTION_LENGTH = 160;

/** What the head says of every page that shows a text. Apart from its loader, whose calls the browser never makes. */
export const metaOfText: MetaFunction<typeof readTextPage> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { shown, url, compared, origin, path } = loaderData;
  const questions = shown.text.sections.flatMap(({ parts }) => parts);
  return [
    { title: titled(shown.text.title) },
    ...shareTags(origin, shown.page, shown.text.title, plain(shown.text.lead).slice(0, DESCRIPTION_LENGTH)),
    { tagName: 'link', rel: 'canonical', href: url },
    { 'script:ld+json': trailFromHome(origin, shown.text.title, path) },
    ...(compared === null && shown.number === shown.in_force ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(questions.length === 0 ? [] : [{ 'script:ld+json': questionsData(questions) }]),
  ];
};

/** As schema.org's FAQPage has them. */
const questionsData = (questions: readonly { readonly title: string; readonly blocks: readonly RichBlock[] }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, blocks }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plain(blocks) },
  })),
});
