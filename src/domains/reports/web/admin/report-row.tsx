import { lazy, Suspense } from 'react';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { Link } from '#design/public/link.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { counted } from '#kit/format/unit.ts';
import { KIND_WORDS } from '#kit/reported.ts';
import { useCommand } from '#kit/web/api.ts';
import { oneReport, reportQueue, takeReport, type ReportLine } from '../../admin-contract.ts';
import { REASON_WORDS, type Decision } from '../../report.ts';
import { AuthorRecord } from './author-record.tsx';
import { DecisionChip } from '../decision-words.tsx';

const ReportedTalk = lazy(async () => ({ default: (await import('./reported-talk.tsx')).ReportedTalk }));

export type Act = Decision | 'grant' | 'uphold';

interface ReportRowProps {
  readonly line: ReportLine;
  readonly onAct: (act: Act) => void;
  /** To dismiss several together; left out where that is not offered. */
  readonly selection?: { readonly isSelected: boolean; readonly onSelect: (isSelected: boolean) => void } | undefined;
}

const Person = ({ of }: { of: ReportLine['author'] }) =>
  of === null ? <>Deleted account</> : <PersonLink id={of.id}>{of.name}</PersonLink>;

const Reported = ({ blocks }: { blocks: ReportLine['blocks'] }) => (
  <div className="mt-1 text-sm text-ink-2 wrap-anywhere">
    {blocks.length === 0 ? 'No text.' : <RichText blocks={blocks} headingLevel={5} />}
  </div>
);

/** One reported thing: what it says beside what people say about it. */
export function ReportRow({ line, onAct, selection }: ReportRowProps) {
  const { now, taken_by: taken } = line;
  const take = useCommand(takeReport, { stales: [reportQueue, oneReport] });
  const isMine = taken?.is_me === true;
  const assign = (
    <Button
      size="sm"
      variant="ghost"
      pending={take.isPending}
      onClick={() =>
        take.mutate(
          { params: { id: line.id }, body: { mine: !isMine } },
          { onError: (error) => toast.error('Not saved', error.message) },
        )
      }
    >
      {isMine ? 'Unassign' : 'Assign to me'}
      <span className="sr-only">: {line.title}</span>
    </Button>
  );
  const isPrivate = line.kind === 'message';
  const hasChanged = now !== null && now.text !== line.text;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-5">
      <div>
        <h3 className="title flex flex-wrap items-center gap-2 wrap-anywhere">
          {line.path === null || isPrivate ? (
            line.title
          ) : (
            <Link href={line.path} className="link">
              {line.title}
            </Link>
          )}
          <Chip>{KIND_WORDS[line.kind]}</Chip>
          <DecisionChip decision={line.decision} />
          {now === null ? (
            <Chip tone="warning">Gone</Chip>
          ) : now.is_public ? null : (
            <Chip tone="neutral">{isPrivate ? 'Removed' : 'Not public'}</Chip>
          )}
        </h3>
        <p className="text-sm text-ink-2">
          By <Person of={line.author} /> · reported first <When at={line.opened_at} style="moment" />
          {line.earlier === 0
            ? null
            : ` · ${counted(line.earlier, { one: 'earlier violation', other: 'earlier violations' })} of this author`}
          {taken === null ? '' : ` · assigned to ${taken.is_me ? 'you' : taken.name}`}
        </p>
        {line.author_record === null ? null : (
          <AuthorRecord record={line.author_record} isOpen={line.state === 'open'} />
        )}
        {selection === undefined ? null : (
          <Checkbox
            label={
              <>
                Select<span className="sr-only"> {line.title}</span>
              </>
            }
            checked={selection.isSelected}
            onChange={(event) => selection.onSelect(event.currentTarget.checked)}
          />
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <div>
          {isPrivate ? (
            <Suspense fallback={null}>
              <ReportedTalk id={line.thing_id} />
            </Suspense>
          ) : (
            <>
              <h4 className="text-sm font-medium">As it was reported</h4>
              <Reported blocks={line.blocks} />
            </>
          )}
          {hasChanged ? (
            <>
              <h4 className="mt-3 text-sm font-medium">As it is now</h4>
              <Reported blocks={now.blocks} />
            </>
          ) : null}
        </div>
        <div>
          <h4 className="text-sm font-medium">{counted(line.reports_in_all, { one: 'report', other: 'reports' })}</h4>
          <ul className="mt-1 grid gap-2 text-sm">
            {line.reports.map((report) => (
              <li key={report.id} className="wrap-anywhere">
                <span className="font-medium">{REASON_WORDS[report.category]}</span>{' '}
                <span className="text-ink-2">{report.text}</span>
                <span className="block text-xs text-ink-3">
                  <Person of={report.person} />, <When at={report.at} style="moment" />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {line.statement === null ? null : (
        <p className="text-sm wrap-anywhere">
          Decided by <Person of={line.decided_by} />
          {line.decided_at === null ? null : (
            <>
              , <When at={line.decided_at} style="moment" />
            </>
          )}
          : {line.statement}
        </p>
      )}
      {line.appeal === null ? null : (
        <p className="text-sm wrap-anywhere">
          Appeal, <When at={line.appeal.at} style="moment" />: {line.appeal.text}{' '}
          {line.appeal.answer === null ? (
            <>
              Answer due <When at={line.appeal.answer_due_at} style="moment" />.
            </>
          ) : (
            <>
              {line.appeal.is_granted === true ? 'Granted' : 'Not granted'}: {line.appeal.answer}
            </>
          )}
        </p>
      )}
      {line.state === 'open' ? (
        <div className="flex flex-wrap gap-2">
          {assign}
          <Button size="sm" onClick={() => onAct('dismissed')}>
            Dismiss<span className="sr-only"> reports of {line.title}</span>
          </Button>
          <Button size="sm" onClick={() => onAct('warned')}>
            Warn author<span className="sr-only"> of {line.title}</span>
          </Button>
          <Button size="sm" onClick={() => onAct('removed')}>
            Remove {KIND_WORDS[line.kind]}
            <span className="sr-only"> {line.title}</span>
          </Button>
        </div>
      ) : null}
      {line.state !== 'appealed' ? null : line.is_for_another ? (
        <p className="text-sm text-ink-2">You made this decision, so another operator answers the appeal.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {assign}
          <Button size="sm" onClick={() => onAct('uphold')}>
            Uphold decision<span className="sr-only"> about {line.title}</span>
          </Button>
          <Button size="sm" variant="primary" onClick={() => onAct('grant')}>
            Grant appeal<span className="sr-only"> about {line.title}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
