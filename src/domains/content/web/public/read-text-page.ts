import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { RichBlock } from '#kit/rich-text.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { contentChanges, contentPage } from '../../contract.ts';
import { countQuestions, findInText, plain } from '../../find-in-text.ts';
import { pageAt, PAGE_PATHS } from '../../page-paths.ts';
import { GUIDES } from '../../pages.ts';

const ASKED_LENGTH = 100;
const NUMBER = /^[1-9]\d{0,4}$/;
const numberIn = (search: URLSearchParams, name: string): string | null => (NUMBER.test(search.get(name) ?? '') ? search.get(name) : null);

/** The loader of every page that shows a text. */
export async function readTextPage({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams: search, origin } = new URL(request.url);
  const page = pageAt(pathname);
  const [version, from, to] = [numberIn(search, 'version'), numberIn(search, 'from'), numberIn(search, 'to')];
  const [shown, compared] = await Promise.all([
    readOnServer(context, contentPage, { params: { page }, query: version === null ? {} : { version } }),
    from === null || to === null ? null : readOnServer(context, contentChanges, { params: { page }, query: { from, to } }),
  ]);
  const asked = (search.get('q') ?? '').trim().slice(0, ASKED_LENGTH);
  // What is compared is shown instead of the text: only one of both is part of the document.
  const sections = compared === null ? findInText(shown.text.sections, asked) : [];
  const questions = countQuestions(shown.text.sections);
  const guides = questions > 0 && asked !== '' ? await foundInGuides(context, asked) : [];
  return {
    shown: { ...shown, text: { ...shown.text, sections } },
    questions,
    guides,
    compared,
    asked,
    path: pathname,
    origin,
    url: origin + pathname,
  };
}

/** Steps of the guides that have the words too. */
async function foundInGuides(context: LoaderFunctionArgs['context'], asked: string) {
  const pages = await Promise.all(GUIDES.map((page) => readOnServer(context, contentPage, { params: { page }, query: {} })));
  return pages.flatMap(({ page, text }) =>
    findInText(text.sections, asked).map(({ anchor, title }) => ({ href: `${PAGE_PATHS[page]}#${anchor}`, title, of: text.title })),
  );
}

const DESCRIPTION_LENGTH = 160;

export const metaOfText: MetaFunction<typeof readTextPage> = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { shown, url, compared, origin, path } = loaderData;
  const questions = shown.text.sections.flatMap(({ parts }) => parts);
  return [
    { title: titled(shown.text.title) },
    { name: 'description', content: plain(shown.text.lead).slice(0, DESCRIPTION_LENGTH) },
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
  mainEntity: questions.map(({ title, blocks }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: plain(blocks) } })),
});
