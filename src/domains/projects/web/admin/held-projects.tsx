import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { PersonLink, ReasonDialog } from '#domains/accounts/web/accounts.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, usePages } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { decideProjectReview, projectReviews } from '../../review-contract.ts';
import { PROJECT_LIMITS } from '../../project.ts';
import { ScreeningSetting } from './screening-setting.tsx';

/** What reads Markdown is large: it is loaded with the first description that is opened. */
const MarkdownPreview = lazy(async () => ({
  default: (await import('#design/app/markdown-preview.tsx')).MarkdownPreview,
}));

type Review = DataOf<typeof projectReviews>['items'][number];

/** First posts and posts with findings, oldest first. One that is held is not shown until it is released. */
export function HeldProjects() {
  const list = usePages(projectReviews, { query: {} });
  const mode = list.data?.pages[0]?.mode;
  return (
    <>
      <PagedPanel
        title="Projects to review, oldest first"
        list={list}
        empty="No projects are waiting for a decision."
        renderRow={(review) => <Row key={review.id} review={review} />}
      />
      {mode === undefined ? null : <ScreeningSetting mode={mode} />}
    </>
  );
}

function Row({ review }: { review: Review }) {
  const { id, slug, title, description, kind, client, findings, asked_at: at } = review;
  const [open, setOpen] = useState<'sent_back' | 'denied' | null>(null);
  const decide = useCommand(decideProjectReview, { stales: [projectReviews] });
  const isHeld = kind === 'first';
  const send = (outcome: 'approved' | 'sent_back' | 'denied', reason = '') =>
    decide.mutateAsync({ params: { id }, body: { outcome, reason } });
  const approve = (): void =>
    void confirm({
      title: isHeld ? `Release “${title}”?` : `Approve “${title}”?`,
      body: isHeld ? 'It opens for proposals immediately.' : 'It stays open.',
      okLabel: isHeld ? 'Release project' : 'Approve project',
      act: () => send('approved').then(() => toast.success(isHeld ? 'Released' : 'Approved')),
    });
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">
          {isHeld || slug === null ? (
            title
          ) : (
            <Link href={pathTo('project', { slug })} className="hover:underline">
              {title}
            </Link>
          )}
        </p>
        {isHeld ? <StatusChip tone="warning">Held</StatusChip> : <StatusChip tone="info">Shown</StatusChip>}
      </div>
      <p className="text-sm wrap-anywhere text-ink-2">
        <PersonLink id={client.id}>{client.name}</PersonLink> · <When at={at} style="moment" />
      </p>
      {findings.length === 0 ? (
        <p className="text-sm">The rules found nothing. It is this account’s first project.</p>
      ) : (
        <ul aria-label="What the rules found" className="grid gap-1 text-sm">
          {findings.map(({ kind: rule, field, found, reason }) => (
            <li key={`${rule} ${field}`} className="wrap-anywhere">
              <span className="font-medium">“{found}”</span> {reason}
            </li>
          ))}
        </ul>
      )}
      <Description text={description} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={approve}>
          {isHeld ? 'Release' : 'Approve'}
          <span className="sr-only"> {title}</span>
        </Button>
        {isHeld ? (
          <Button size="sm" onClick={() => setOpen('sent_back')}>
            Request changes<span className="sr-only"> of {title}</span>
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setOpen('denied')}>
          Deny<span className="sr-only"> {title}</span>
        </Button>
      </div>
      {open === null ? null : (
        <ReasonDialog
          about={id}
          title={open === 'denied' ? `Deny “${title}”?` : `Request changes of “${title}”`}
          lead={
            open === 'denied'
              ? 'It is closed, and all proposals end. The client reads your reason.'
              : 'The client can change and post it again. They read your reason.'
          }
          button={open === 'denied' ? 'Deny project' : 'Request changes'}
          done={open === 'denied' ? 'Denied' : 'Returned'}
          isHarsh={open === 'denied'}
          maxLength={PROJECT_LIMITS.reason}
          submit={({ reason }) => send(open, reason)}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

function Description({ text }: { text: string }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="cursor-pointer text-sm">Description</summary>
      <div className="mt-2 max-w-prose text-sm wrap-anywhere">
        {wasOpened ? (
          <Suspense
            fallback={
              <Loading label="Loading the description">
                <TextSkeleton />
              </Loading>
            }
          >
            <MarkdownPreview text={text} headingLevel={4} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}
