import type { LoaderFunctionArgs } from 'react-router';
import { readOnServer } from '#kit/web/server-read.ts';
import { contentChanges, contentPage } from '../../contract.ts';
import { countQuestions, findInText } from '../../find-in-text.ts';
import { pageAt, PAGE_PATHS } from '../../page-paths.ts';
import { GUIDES } from '../../pages.ts';

const ASKED_LENGTH = 100;
const NUMBER = /^[1-9]\d{0,4}$/;
const numberIn = (search: URLSearchParams, name: string): string | null =>
  NUMBER.test(search.get(name) ?? '') ? search.get(name) : null;

/** The loader of every page that shows a text. */
export async function readTextPage({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams: search, origin } = new URL(request.url);
  const page = pageAt(pathname);
  const [version, from, to] = [numberIn(search, 'version'), numberIn(search, 'from'), numberIn(search, 'to')];
  const [shown, compared] = await Promise.all([
    readOnServer(context, contentPage, { params: { page }, query: version === null ? {} : { version } }),
    from === null || to === null
      ? null
      : readOnServer(context, contentChanges, { params: { page }, query: { from, to } }),
  ]);
  const query = (search.get('q') ?? '').trim().slice(0, ASKED_LENGTH);
  // What is compared is shown instead of the text: only one of both is part of the document.
  const sections = compared === null ? findInText(shown.text.sections, query) : [];
  const questions = countQuestions(shown.text.sections);
  const guides = questions > 0 && query !== '' ? await foundInGuides(context, query) : [];
  return {
    shown: { ...shown, text: { ...shown.text, sections } },
    questions,
    guides,
    compared,
    asked: query,
    path: pathname,
    origin,
    url: origin + pathname,
  };
}

/** Steps of the guides that have the words too. */
async function foundInGuides(context: LoaderFunctionArgs['context'], query: string) {
  const pages = await Promise.all(
    GUIDES.map((page) => readOnServer(context, contentPage, { params: { page }, query: {} })),
  );
  return pages.flatMap(({ page, text }) =>
    findInText(text.sections, query).map(({ anchor, title }) => ({
      href: `${PAGE_PATHS[page]}#${anchor}`,
      title,
      of: text.title,
    })),
  );
}
