import { useState, type ReactNode } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { staffTicket, ticketQueue } from '../../contract.ts';
import { decideNotice, decisionBody, type Notice } from '../../notice-contract.ts';
import { GROUNDS, groundWords, NOTICE_LIMITS, SUBJECT_OF, type Decision } from '../../notice.ts';

const numberLink = (ticketNumber: string) => (
  <Link href={pathTo('admin-ticket', { ticketNumber })}>{ticketNumber}</Link>
);

/** What the law asks for beside the message, and the decision with its reasons. */
export function NoticePanel({ number, notice }: { number: string; notice: Notice }) {
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const { kind, link, concerns, contact, thing, answers, counters, decisions, refusal } = notice;
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: 'Content', value: link },
    {
      label: 'Found here',
      value:
        thing === null
          ? 'Nothing that can be hidden from here'
          : `${thing.title}, ${thing.is_public ? 'public' : 'hidden'}`,
    },
    { label: kind === 'copyright' ? 'Work' : 'Law or rule', value: concerns === '' ? null : concerns },
    { label: 'Address', value: contact === '' ? null : <span className="whitespace-pre-line">{contact}</span> },
    {
      label: 'Signed',
      value: (
        <>
          {`${notice.signed_name}, `}
          <When at={notice.signed_at} style="moment" />
        </>
      ),
    },
    { label: 'Answers', value: answers === null ? null : numberLink(answers) },
    {
      label: 'Counter-notices',
      value:
        counters.length === 0 ? null : (
          <span className="flex flex-wrap gap-x-3">
            {counters.map((counter) => (
              <span key={counter}>{numberLink(counter)}</span>
            ))}
          </span>
        ),
    },
  ].filter(({ value }) => value !== null);
  return (
    <Panel title={SUBJECT_OF[kind]}>
      <dl className="grid gap-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {decisions.length === 0 ? null : (
        <ul className="mt-4 grid gap-3" aria-label="Decisions">
          {decisions.map((decision) => (
            <li key={decision.decided_at} className="border-l-4 border-l-primary pl-3">
              <p className="font-semibold">{decision.decision === 'removed' ? 'Removed' : 'Stays public'}</p>
              <p className="text-sm text-ink-2">
                {`${groundWords(decision.ground)}. ${decision.by}, `}
                <When at={decision.decided_at} style="moment" />
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{decision.statement}</p>
            </li>
          ))}
        </ul>
      )}
      {refusal === null ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => setDeciding('removed')}>Remove content</Button>
          <Button onClick={() => setDeciding('kept')}>
            {decisions[0]?.decision === 'removed' ? 'Show it again' : 'Keep it public'}
          </Button>
        </div>
      ) : (
        <div className="mt-4">
          <Alert tone="info" title={refusal} />
        </div>
      )}
      {deciding === null ? null : (
        <DecideDialog number={number} decision={deciding} hasThing={thing !== null} onClose={() => setDeciding(null)} />
      )}
    </Panel>
  );
}

interface DecideProps {
  readonly number: string;
  readonly decision: Decision;
  readonly hasThing: boolean;
  readonly onClose: () => void;
}

function DecideDialog({ number, decision, hasThing, onClose }: DecideProps) {
  const decide = useCommand(decideNotice, { stales: [staffTicket, ticketQueue] });
  const isRemoval = decision === 'removed';
  const grounds = GROUNDS.filter((ground) => !isRemoval || ground !== 'none').map((value) => ({
    value,
    label: groundWords(value),
  }));
  const form = useDialogForm({
    about: `${decision} ${number}`,
    schema: decisionBody,
    defaults: { decision, ground: isRemoval ? ('law' as const) : ('none' as const), statement: '' },
    submit: (body) => decide.mutateAsync({ params: { ticket_number: number }, body }),
    onDone: () => {
      toast.success('Decision sent');
      onClose();
    },
  });
  const lead = !isRemoval
    ? 'The person who sent the notice gets your reasons. What this notice hid is public again.'
    : hasThing
      ? 'It is hidden from everyone immediately. The person who sent the notice and the one who published it get your reasons, and either can have them reviewed.'
      : 'The link leads to nothing that can be hidden from here: remove it yourself first. The person who sent the notice gets your reasons.';
  return (
    <FormDialog
      title={isRemoval ? 'Remove this content' : 'Keep this content public'}
      lead={lead}
      button={isRemoval ? 'Remove content' : 'Send decision'}
      isHarsh={isRemoval}
      form={form}
      onClose={onClose}
    >
      <SelectField label="Ground" options={grounds} {...form.field('ground')} />
      <CountedTextArea
        label="Reasons"
        hint="What you found and how it led to this decision."
        max={NOTICE_LIMITS.statement}
        rows={6}
        {...form.field('statement')}
      />
    </FormDialog>
  );
}
