import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { SearchBar } from '#design/public/search-bar.tsx';
import { When } from '#design/public/when.tsx';
import { countQuestions, plain } from '../../find-in-text.ts';
import { Contents, PageText } from './page-text.tsx';
import type { readTextPage } from './read-text-page.ts';
import { TextDiff } from './text-diff.tsx';
import { VersionList, VersionNotice } from './versions.tsx';

interface TextPageProps {
  /** Beside the title of a text in force: the way to `children`. */
  readonly action?: ReactNode;
  /** Below a text in force: what can be done about it. */
  readonly children?: ReactNode;
}

/** One page for all texts of the operator: in force, an earlier version, or two of them compared. */
export function TextPage({ action, children }: TextPageProps) {
  const { shown, compared, asked, questions, guides, path } = useLoaderData<typeof readTextPage>();
  const { text, versions, number, in_force: inForce, next, is_legal: isLegal } = shown;
  const isCurrent = compared === null && shown.number === inForce;
  const ofVersions = { path, versions, number, inForce, next };
  return (
    <div className="page section">
      <PageHeader
        voice="public"
        above={
          <Breadcrumb items={[{ href: '/', label: 'Home' }]} current={compared === null ? undefined : text.title} />
        }
        title={compared === null ? text.title : `What changed: ${text.title}`}
        lead={
          compared === null ? plain(text.lead) : `From version ${compared.from.number} to version ${compared.to.number}`
        }
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
        <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-12">
          <Contents sections={text.sections} isSearched={questions > 0} />
          <div>
            {questions === 0 ? null : (
              <Search path={path} asked={asked} found={countQuestions(text.sections)} of={questions} />
            )}
            <PageText text={text} isGuide={shown.is_guide} page={shown.page} />
            {questions === 0 ? null : <Unsolved asked={asked} guides={guides} />}
          </div>
        </div>
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
