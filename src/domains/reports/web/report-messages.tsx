import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { MessageChooser } from '#domains/messaging/web/messaging.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { myReports, reportBody, reportThing, type reportedThing } from '../contract.ts';
import { REASON_WORDS, REPORT_REASONS, type ReportReason } from '../report.ts';

interface ReportMessagesProps {
  readonly thing: DataOf<typeof reportedThing>;
  readonly conversationId: string;
  readonly back: string;
}

const NONE = 'Choose the messages to report.';

/** A report of messages: which ones, what is wrong, and what our team should know. */
export function ReportMessages({ thing, conversationId, back }: ReportMessagesProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const first = Number(search.get('message'));
  const [chosen, setChosen] = useState<readonly number[]>(Number.isSafeInteger(first) && first > 0 ? [first] : []);
  const [isMissing, setMissing] = useState(false);
  const send = useCommand(reportThing, { stales: [myReports] });
  const { field, ...frame } = useContractForm({
    draft: `report:${conversationId}`,
    once: true,
    schema: reportBody,
    defaults: { category: '' as ReportReason, text: '' },
    submit: async (body) => {
      setMissing(chosen.length === 0);
      if (chosen.length === 0) throw new Failure('invalid_input', { message: NONE });
      return send.mutateAsync({ body: { kind: thing.kind, id: conversationId, messages: [...chosen], ...body } });
    },
    onDone: () => {
      toast.success('Report sent', 'We’ll notify you of our decision.');
      void navigate(back);
    },
  });
  return (
    <Panel
      title={thing.title}
      lead="Our team reads the messages you choose, and those around them."
      className="max-w-form"
    >
      <DraftedForm {...frame} isNarrow submitLabel="Send report">
        <MessageChooser
          conversationId={conversationId}
          chosen={chosen}
          error={isMissing && chosen.length === 0 ? NONE : undefined}
          onChange={setChosen}
        />
        <SelectField
          label="What’s wrong?"
          placeholder="Choose a reason"
          options={REPORT_REASONS.map((reason) => ({ value: reason, label: REASON_WORDS[reason] }))}
          {...field('category')}
        />
        <CountedTextArea
          label="What should we know?"
          hint="Say what happened, and what you expect."
          max={1_000}
          rows={4}
          {...field('text')}
        />
      </DraftedForm>
    </Panel>
  );
}
