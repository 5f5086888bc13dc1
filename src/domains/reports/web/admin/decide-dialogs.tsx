import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { counted } from '#kit/format/unit.ts';
import { KIND_PLURALS, KIND_WORDS } from '#kit/reported.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import {
  answerAppeal,
  decideReport,
  dismissReports,
  oneReport,
  reportQueue,
  statementShape,
  type ReportLine,
} from '../../admin-contract.ts';
import type { Decision } from '../../report.ts';

const schema = z.object({ statement: statementShape });
const STALES = [reportQueue, oneReport];

const DECIDE: Readonly<Record<Decision, { title: string; lead: string; button: string; done: string }>> = {
  dismissed: {
    title: 'Dismiss the reports of',
    lead: 'It stays public. Everyone who reported it gets your reasons.',
    button: 'Dismiss reports',
    done: 'Reports dismissed',
  },
  warned: {
    title: 'Warn the author of',
    lead: 'It stays public. The author and everyone who reported it get your reasons, and the author can appeal.',
    button: 'Send warning',
    done: 'Warning sent',
  },
  removed: {
    title: 'Remove',
    lead: 'It is hidden from everyone else immediately, and counts nowhere. The author and everyone who reported it get your reasons, and the author can appeal.',
    button: 'Remove content',
    done: 'Content removed',
  },
};

const OF_MESSAGES: Readonly<Record<Decision, string>> = {
  dismissed: 'The messages stay. The person who reported them gets your reasons.',
  warned:
    'The messages stay. Their author and the person who reported them get your reasons, and the author can appeal.',
  removed:
    'The reported messages are taken out for both sides, and their place says so. Both get your reasons, and the author can appeal.',
};

interface DialogProps {
  readonly line: ReportLine;
  readonly onClose: () => void;
}

export function DecideDialog({ line: { id, title, kind }, decision, onClose }: DialogProps & { decision: Decision }) {
  const decide = useCommand(decideReport, { stales: STALES });
  const words = kind === 'message' ? { ...DECIDE[decision], lead: OF_MESSAGES[decision] } : DECIDE[decision];
  const form = useDialogForm({
    about: `${decision} ${id}`,
    schema,
    defaults: { statement: '' },
    submit: ({ statement }) => decide.mutateAsync({ params: { id }, body: { decision, statement } }),
    onDone: () => {
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${words.title} the ${KIND_WORDS[kind]} “${title}”`}
      lead={words.lead}
      button={words.button}
      isHarsh={decision === 'removed'}
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Reasons"
        hint="What you found, and which rule it is about."
        max={2_000}
        rows={5}
        {...form.field('statement')}
      />
    </FormDialog>
  );
}

/** Of several things of one kind. */
export function DismissDialog({
  lines,
  onClose,
  onDone,
}: {
  lines: readonly ReportLine[];
  onClose: () => void;
  onDone: () => void;
}) {
  const dismiss = useCommand(dismissReports, { stales: STALES });
  const ids = lines.map(({ id }) => id);
  const kind = lines[0]?.kind ?? 'service';
  const what = counted(lines.length, { one: KIND_WORDS[kind], other: KIND_PLURALS[kind] });
  const form = useDialogForm({
    about: `dismiss ${ids.toSorted().join()}`,
    schema,
    defaults: { statement: '' },
    submit: ({ statement }) => dismiss.mutateAsync({ body: { ids, statement } }),
    onDone: ({ dismissed }) => {
      toast.success(
        `Reports of ${dismissed} dismissed`,
        dismissed < ids.length ? 'The others were decided meanwhile.' : undefined,
      );
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Dismiss the reports of ${what}`}
      lead="They stay public. Everyone who reported one of them gets these reasons."
      button="Dismiss reports"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Reasons"
        hint="What you found, in words that fit all of them."
        max={2_000}
        rows={5}
        {...form.field('statement')}
      />
    </FormDialog>
  );
}

export function AnswerDialog({ line: { id, title }, granted, onClose }: DialogProps & { granted: boolean }) {
  const answer = useCommand(answerAppeal, { stales: STALES });
  const form = useDialogForm({
    about: `answer ${granted} ${id}`,
    schema,
    defaults: { statement: '' },
    submit: ({ statement }) => answer.mutateAsync({ params: { id }, body: { granted, statement } }),
    onDone: () => {
      toast.success('Appeal answered');
      onClose();
    },
  });
  return (
    <FormDialog
      title={granted ? `Grant the appeal about “${title}”` : `Uphold the decision about “${title}”`}
      lead={
        granted
          ? 'What was removed is public again. The author gets your reasons.'
          : 'The decision is upheld and final. The author gets your reasons.'
      }
      button={granted ? 'Grant appeal' : 'Uphold decision'}
      isHarsh={!granted}
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Reasons" max={2_000} rows={5} {...form.field('statement')} />
    </FormDialog>
  );
}
