import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Button } from '#design/public/button.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { When } from '#design/public/when.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { decisionsAboutMe, myReports, type MadeReport, type MyDecision } from '../contract.ts';
import { REASON_WORDS } from '../report.ts';
import { AppealDecision } from './appeal-decision.tsx';
import { DecisionChip } from './decision-words.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('my-reports')) }];

/** What one reported, and what was decided about what one published. */
export default function MyReportsPage() {
  const [search] = useSearchParams();
  const isAboutMe = search.get('box') === 'decisions';
  return (
    <>
      <ScreenHeader of={trailTo('my-reports')} lead="What you reported, and decisions about what you published." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkTabs
          label="Reports and decisions"
          tabs={[
            { href: pathTo('my-reports'), label: 'Reported by you', current: !isAboutMe },
            { href: pathTo('my-reports', {}, { box: 'decisions' }), label: 'Decisions about you', current: isAboutMe },
          ]}
        />
        {isAboutMe ? <Decisions /> : <Reported />}
      </div>
    </>
  );
}

function Reported() {
  const list = usePages(myReports, { query: {} });
  useOwnTopic(() => void list.refetch());
  return (
    <PagedPanel
      title="Reported by you"
      list={list}
      empty="You haven’t reported anything. Services, profiles and reviews have a Report link, messages a Report action."
      renderRow={(report: MadeReport) => (
        <li key={report.id} className="grid gap-1 px-4 py-3 sm:px-5">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {report.title === '' ? 'Deleted' : report.title}{' '}
            {report.state === 'closed' && report.decision === null ? null : <DecisionChip decision={report.decision} />}
          </p>
          <p className="text-sm text-ink-2 wrap-anywhere">
            {REASON_WORDS[report.category]}: {report.text} · <When at={report.reported_at} />
          </p>
          {report.statement === null ? (
            <p className="text-sm text-ink-2">
              {report.state === 'closed'
                ? 'Closed without a decision: the account was deleted.'
                : 'Our team is looking at it. We’ll notify you.'}
            </p>
          ) : (
            <p className="text-sm wrap-anywhere">Our decision: {report.statement}</p>
          )}
        </li>
      )}
    />
  );
}

function Decisions() {
  const list = usePages(decisionsAboutMe, { query: {} });
  useOwnTopic(() => void list.refetch());
  const [open, setOpen] = useState<MyDecision | null>(null);
  return (
    <>
      <PagedPanel
        title="Decisions about you"
        list={list}
        empty="There are no decisions about what you published."
        renderRow={(decision: MyDecision) => (
          <li key={decision.id} className="grid gap-2 px-4 py-4 sm:px-5">
            <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
              {decision.title} <DecisionChip decision={decision.decision} />
            </p>
            {decision.text === '' ? null : (
              <p
                dir="auto"
                className="line-clamp-4 border-s-2 border-line ps-3 text-sm whitespace-pre-wrap text-ink-2 wrap-anywhere"
              >
                {decision.text}
              </p>
            )}
            <p className="text-sm wrap-anywhere">
              Reasons
              {decision.decided_at === null ? null : (
                <>
                  , <When at={decision.decided_at} />
                </>
              )}
              : {decision.statement}
            </p>
            {decision.appeal === null ? null : (
              <p className="text-sm text-ink-2 wrap-anywhere">
                Your appeal: {decision.appeal.text}{' '}
                {decision.appeal.answer === null ? (
                  <>
                    We answer by <When at={decision.appeal.answer_due_at} />.
                  </>
                ) : (
                  <>
                    {decision.appeal.is_granted === true ? 'Granted' : 'Not granted'}: {decision.appeal.answer}
                  </>
                )}
              </p>
            )}
            {decision.appeal_until === null ? null : (
              <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
                <Button size="sm" onClick={() => setOpen(decision)}>
                  Appeal this decision
                </Button>
                <span>
                  Until <When at={decision.appeal_until} />, once. Someone else on our team answers within 7 days.
                </span>
              </p>
            )}
          </li>
        )}
      />
      {open === null ? null : <AppealDecision decision={open} onClose={() => setOpen(null)} />}
    </>
  );
}
