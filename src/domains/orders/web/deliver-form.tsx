import { Name } from '#design/public/name.tsx';
import { useState, type FormEvent } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftLine } from '#design/app/draft-line.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { Failure } from '#kit/errors.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDraft } from '#kit/web/use-draft.ts';
import { termsAt } from '#kit/terms.ts';
import { deliverWork } from '../contract.ts';
import { ClockLine } from './clock-line.tsx';
import { OrderUpload } from './order-upload.tsx';
import { staledByMoves, type Workroom } from './use-order.ts';
import { without } from './without.ts';

type Problems = Partial<Record<'note' | 'link' | 'files' | 'all', string>>;

/** Hands over the work: a note with files or a link. */
export function DeliverForm({ order }: { order: Workroom }) {
  const { orderNumber, draftFiles, client, terms } = order;
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  const [files, setFiles] = useState<string[]>(() => draftFiles.map(({ id }) => id));
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const deliver = useCommand(deliverWork, { stales: staledByMoves });
  const draft = useDraft({
    name: `delivery:${orderNumber}`,
    values: { note, link },
    initial: { note: '', link: '' },
    restore: (kept) => {
      setNote(kept.note);
      setLink(kept.link);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(note.trim() === '' ? { note: 'Say in a few words what you deliver.' } : {}),
      ...(link === '' || /^https?:\/\/\S+$/.test(link) ? {} : { link: 'A link starts with https:// or http://.' }),
      ...(files.length === 0 && link === '' ? { files: 'Add at least one file or a link.' } : {}),
    };
    setProblems(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    deliver.mutate(
      { params: { orderNumber }, body: { note, files, ...(link === '' ? {} : { link }) } },
      {
        onSuccess: () => {
          draft.done();
          toast.success('Delivered', `${client.name} has ${termsAt(Date.parse(order.placedAt)).reviewClockDays} days to look at it.`);
        },
        onError: (error) => {
          const fields = error instanceof Failure ? (error.fields ?? {}) : {};
          const known = (['note', 'link', 'files'] as const).flatMap((name) => (fields[name]?.[0] === undefined ? [] : [[name, fields[name][0]] as const]));
          setProblems(known.length > 0 ? Object.fromEntries(known) : { all: error.message });
        },
      },
    );
  };
  const ids = { note: 'delivery-note', link: 'delivery-link', files: 'delivery-files', all: undefined };
  const summary = Object.entries(problems).map(([name, message]) => ({ fieldId: ids[name as keyof Problems], message }));
  const fixed = (name: keyof Problems) => setProblems((before) => without(before, name));

  return (
    <Panel
      title={order.late ? 'Your turn: deliver, you are late' : 'Your turn: deliver the work'}
      lead={`When ${client.name} approves, ${formatMoney(subtract(terms.price, terms.serviceFee))} is yours.`}
    >
      <form className="grid max-w-form gap-5" noValidate onSubmit={submit}>
        <ErrorSummary items={summary} attempt={attempt} />
        {order.clocks.map((clock) => (
          <ClockLine key={clock.kind} clock={clock} />
        ))}
        <CountedTextArea
          id="delivery-note"
          label="What do you deliver?"
          hint="What is in it, how to open it, what to look at first."
          max={5_000}
          rows={5}
          value={note}
          error={problems.note}
          onChange={(event) => {
            setNote(event.target.value);
            fixed('note');
          }}
        />
        <OrderUpload
          orderNumber={orderNumber}
          purpose="delivery"
          label="Files"
          kept={draftFiles}
          error={problems.files}
          onChange={(change) => {
            setFiles(change);
            fixed('files');
          }}
        />
        <TextField
          id="delivery-link"
          label="Link"
          optional
          hint="If the work is online: a site, a shared folder, a repository."
          type="url"
          inputMode="url"
          value={link}
          error={problems.link}
          onChange={(event) => {
            setLink(event.target.value.trim());
            fixed('link');
          }}
        />
        <DraftLine of={draft} />
        <div>
          <Button type="submit" variant="primary" pending={deliver.isPending}>
            Deliver to <Name of={client.name} />
          </Button>
        </div>
      </form>
    </Panel>
  );
}
