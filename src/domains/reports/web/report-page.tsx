import { Fragment, lazy, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams, type MetaFunction } from 'react-router';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { isId } from '#kit/ids.ts';
import { isReportable, KIND_WORDS, type ReportableKind } from '#kit/reported.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo, titleOf, trailTo } from '#routes';
import { myReports, reportBody, reportedThing, reportThing } from '../contract.ts';
import { REASON_WORDS, REPORT_REASONS, type ReportReason } from '../report.ts';

const ReportMessages = lazy(async () => ({ default: (await import('./report-messages.tsx')).ReportMessages }));

export const meta: MetaFunction = () => [{ title: titled(titleOf('report')) }];

/** Reached by a plain link from whatever is public, and leads back there. */
export default function ReportPage() {
  const { kind = '', id = '' } = useParams();
  return (
    <Fragment key={`${kind}/${id}`}>
      <ScreenHeader of={trailTo('report')} lead="Our team reads every report. We don’t say who reported it." />
      {isReportable(kind) && isId(id) ? <ReportOf kind={kind} id={id} /> : <Gone />}
    </Fragment>
  );
}

const Gone = () => (
  <Alert
    title="This can’t be reported"
    action={
      <LinkButton href={pathTo('services')} size="sm">
        Find services
      </LinkButton>
    }
  >
    It isn’t public, or it was removed already.
  </Alert>
);

function ReportOf({ kind, id }: { kind: ReportableKind; id: string }) {
  const read = useRead(reportedThing, { query: { kind, id } });
  const [search] = useSearchParams();
  const thing = read.data;
  if (thing === undefined) {
    if (read.error !== null && 'code' in read.error && read.error.code === 'not_found') return <Gone />;
    return (
      <Unread what="What you report" read={read}>
        <Loading label="Loading what you report">
          <TextSkeleton lines={5} />
        </Loading>
      </Unread>
    );
  }
  const back = wantedIn(search) ?? thing.path ?? pathTo('services');
  if (thing.is_mine || thing.is_reported)
    return (
      <Alert
        title={thing.is_mine ? 'You published this yourself' : 'You already reported this'}
        action={
          <LinkButton href={thing.is_mine ? back : pathTo('my-reports')} size="sm">
            {thing.is_mine ? 'Back' : 'See your reports'}
          </LinkButton>
        }
      >
        {thing.is_mine ? 'You can change or remove it yourself.' : 'We’ll notify you of our decision.'}
      </Alert>
    );
  if (kind === 'message')
    return (
      <Suspense fallback={null}>
        <ReportMessages thing={thing} conversationId={id} back={back} />
      </Suspense>
    );
  return <ReportForm thing={thing} id={id} back={back} />;
}

/** With the address of the thing, where it has one. */
const noticeOf = (topic: 'report' | 'copyright', path: string | null): string =>
  pathTo('contact', {}, { topic, ...(path === null ? {} : { link: `${location.origin}${path}` }) });

function ReportForm({ thing, id, back }: { thing: DataOf<typeof reportedThing>; id: string; back: string }) {
  const navigate = useNavigate();
  const send = useCommand(reportThing, { stales: [reportedThing, myReports] });
  const { field, ...frame } = useContractForm({
    draft: `report:${id}`,
    once: true,
    schema: reportBody,
    defaults: { category: '' as ReportReason, text: '' },
    submit: (body) => send.mutateAsync({ body: { kind: thing.kind, id, ...body } }),
    onDone: () => {
      toast.success('Report sent', 'We’ll notify you of our decision.');
      void navigate(back);
    },
  });
  return (
    <Panel title={`Report this ${KIND_WORDS[thing.kind]}`} className="max-w-form">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <blockquote className="border-s-2 border-line ps-3 text-sm text-ink-2 wrap-anywhere">
          <p className="font-medium text-ink">{thing.title}</p>
          <p dir="auto" className="line-clamp-6 whitespace-pre-wrap">
            {thing.text}
          </p>
        </blockquote>
        <p className="text-sm text-ink-2">
          {'Is it illegal, or your own work? '}
          <Link href={noticeOf('report', thing.path)}>Send a notice of illegal content</Link>
          {' or a '}
          <Link href={noticeOf('copyright', thing.path)}>copyright claim</Link>
          {' instead. It needs more details, and we tell you our reasons.'}
        </p>
        <DraftedForm {...frame} isNarrow submitLabel="Send report">
          <SelectField
            label="What’s wrong?"
            placeholder="Choose a reason"
            options={REPORT_REASONS.map((reason) => ({ value: reason, label: REASON_WORDS[reason] }))}
            {...field('category')}
          />
          <CountedTextArea
            label="What should we know?"
            hint="Say where the problem is, and how you know."
            max={1_000}
            rows={4}
            {...field('text')}
          />
        </DraftedForm>
      </div>
    </Panel>
  );
}
