import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { SearchBar } from '#design/public/search-bar.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import { trailFromHome } from '#kit/breadcrumb-data.ts';
import type { RichBlock } from '#kit/rich-text.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { contentChanges, contentPage } from '../../contract.ts';
import { countQuestions, findInText, plain } from '../../find-in-text.ts';
import { pageAt, PAGE_PATHS } from '../../page-paths.ts';
import { GUIDES } from '../../pages.ts';
import { Contents, PageText } from './page-text.tsx';
import { TextDiff } from './text-diff.tsx';
import { VersionList, VersionNotice } from './versions.tsx';

const ASKED_LENGTH = 100;
const NUMBER = /^[1-9]\d{0,4}$/;
const numberIn = (search: URLSearchParams, name: string): string | null => (NUMBER.test(search.get(name) ?? '') ? search.get(name) : null);

export async function loader({ request, context }: LoaderFunctionArgs) {
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

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
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

interface ContentPageProps {
  /** Beside the title of a text in force: the way to `children`. */
  readonly action?: ReactNode;
  /** Below a text in force: what can be done about it. */
  readonly children?: ReactNode;
}

/** One page for all texts of the operator: in force, an earlier version, or two of them compared. */
export default function ContentPage({ action, children }: ContentPageProps) {
  const { shown, compared, asked, questions, guides, path } = useLoaderData<typeof loader>();
  const { text, versions, number, in_force: inForce, next, is_legal: isLegal } = shown;
  const isCurrent = compared === null && shown.number === inForce;
  const ofVersions = { path, versions, number, inForce, next };
  return (
    <div className="page section">
      <PageHeader
        voice="public"
        above={<Breadcrumb items={[{ href: '/', label: 'Home' }]} current={text.title} />}
        title={compared === null ? text.title : `What changed: ${text.title}`}
        lead={compared === null ? plain(text.lead) : `From version ${compared.from.number} to version ${compared.to.number}`}
        actions={isCurrent ? action : undefined}
      />
      {isLegal && compared === null ? (
        <p className="mb-6 text-ink-2">
          {`Version ${number}, from `}
          <When at={shown.effective_at} />
        </p>
      ) : null}
      <VersionNotice {...ofVersions} />
      {compared === null ? (
        <>
          {questions === 0 ? <Contents sections={text.sections} /> : <Search path={path} asked={asked} found={countQuestions(text.sections)} of={questions} />}
          <PageText text={text} isGuide={shown.is_guide} page={shown.page} />
          {questions === 0 ? null : <Unsolved asked={asked} guides={guides} />}
        </>
      ) : (
        <TextDiff changes={compared.changes} />
      )}
      {isLegal || versions.length > 1 ? <VersionList {...ofVersions} /> : null}
      {isCurrent ? children : null}
    </div>
  );
}

function Search({ path, asked, found, of }: { path: string; asked: string; found: number; of: number }) {
  return (
    <div className="mb-10 max-w-prose">
      <SearchBar action={path} label="Search the answers" placeholder="Refund, fees, identity" defaultValue={asked} />
      {asked === '' ? null : found === 0 ? (
        <div className="mt-6">
          <EmptyState title="No answer has these words">
            Try fewer or other words, or <a href={path}>read all answers</a>.
          </EmptyState>
        </div>
      ) : (
        <p className="mt-3 text-ink-2" role="status">{`${found} of ${of} answers`}</p>
      )}
    </div>
  );
}

interface UnsolvedProps {
  readonly asked: string;
  readonly guides: readonly { readonly href: string; readonly title: string; readonly of: string }[];
}

/** Below the answers: where else the words are, and people who answer. What was searched for goes along. */
const Unsolved = ({ asked, guides }: UnsolvedProps) => (
  <>
    {guides.length === 0 ? null : (
      <section aria-labelledby="in-guides" className="mt-10">
        <h2 id="in-guides" className="mb-3 text-xl">
          In the guides
        </h2>
        <ul className="grid gap-1">
          {guides.map(({ href, title, of }) => (
            <li key={href}>
              <a className="link" href={href}>
                {title}
              </a>
              {`, ${of}`}
            </li>
          ))}
        </ul>
      </section>
    )}
    <section aria-labelledby="unsolved" className="mt-14 border-t border-line pt-6">
      <h2 id="unsolved" className="title mb-2">
        Not answered?
      </h2>
      <p>
        <a className="link" href={asked === '' ? '/contact_us' : `/contact_us?question=${encodeURIComponent(asked)}`}>
          Contact us
        </a>
        {asked === '' ? ', and a person answers by email.' : ' with your question, and a person answers by email.'}
      </p>
    </section>
  </>
);
