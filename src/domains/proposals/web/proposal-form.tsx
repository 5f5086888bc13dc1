import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { TextArea } from '#design/public/field.tsx';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { WorkUpload } from '#domains/paid-work/web/paid-work.tsx';
import { toast } from '#design/public/toast-store.ts';
import { usePlace } from '#design/public/locale.tsx';
import { formatRate } from '#kit/format/number.ts';
import { aboutDollars } from '#kit/fees.ts';
import { formatMoney, share, subtract, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { projectRoom, reviseProposal, submitProposal, termFields, uploadProposalFile, type ProjectRoom } from '../contract.ts';
import { planProblem, type ProposedMilestone } from '../plan.ts';
import { PROPOSAL_LIMITS } from '../proposal.ts';
import { PlanFields, type PartDraft } from './plan-fields.tsx';

interface Values {
  price: Money | null;
  days: number;
  cover: string;
  answers: Record<string, string>;
  milestones: readonly PartDraft[];
  files: string[];
}

/** What is sent of the parts; null where one of them is not whole yet. */
function wholeParts(parts: readonly PartDraft[]): ProposedMilestone[] | null {
  const whole = parts.flatMap(({ title, criteria, price, days }) =>
    price === null || title.trim() === '' || criteria.trim() === '' ? [] : [{ title, criteria, price, days }],
  );
  return whole.length === parts.length ? whole : null;
}

/** Price with what is left of it, time, the client’s questions, how one would do it, its parts and examples. What is typed stays a draft until it is sent. */
export function ProposalForm({ room, onClose }: { room: ProjectRoom; onClose: () => void }) {
  const { locale } = usePlace();
  const { project } = room;
  const [before] = room.proposals;
  const submit = useCommand(submitProposal, { stales: [projectRoom] });
  const revise = useCommand(reviseProposal, { stales: [projectRoom] });
  const rate = before?.service_fee_rate ?? room.service_fee_rate;
  const { cover } = PROPOSAL_LIMITS;
  const { currency } = project;
  const { form, field, ...frame } = useDialogForm<Values, { resembles: string | null }>({
    draft: 'proposal',
    once: true,
    undrafted: ['files'],
    about: `${project.id} ${before?.versions.length ?? 0}`,
    schema: z
      .object({
        milestones: z.custom<readonly PartDraft[]>(),
        files: z.array(z.string()),
        price: z.nullable(moneyShape).check(z.refine((price) => price !== null, 'Enter a price.')),
        days: termFields.days,
        cover: z.string().check(
          z.refine((text) => text.trim().length >= cover.least, `Write at least ${cover.least} characters: how you would do it.`),
          z.maxLength(cover.most),
        ),
        answers: z.record(z.string(), z.string()),
      })
      .check((context) => {
        const { milestones, price, days } = context.value;
        const parts = wholeParts(milestones);
        const least = aboutDollars(PROPOSAL_LIMITS.price.least, currency);
        const wrong =
          parts === null
            ? 'Give each milestone a name, an amount and an acceptance criterion.'
            : price === null
              ? null
              : planProblem(parts, { price, days }, least);
        if (wrong !== null) context.issues.push({ code: 'custom', message: wrong, input: milestones, path: ['milestones'] });
      }),
    defaults: {
      price: before?.price ?? null,
      days: Math.min(before?.days ?? project.days, PROPOSAL_LIMITS.days),
      cover: before?.cover ?? '',
      answers: Object.fromEntries((before?.answers ?? []).map(({ id, answer }) => [id, answer])),
      milestones: before?.milestones ?? [],
      files: room.unsent_files.map(({ id }) => id),
    },
    submit: ({ price, answers, milestones, files, ...rest }) => {
      if (price === null) throw new Error('the schema asks for a price');
      const body = {
        ...rest,
        price,
        answers: Object.entries(answers).map(([id, answer]) => ({ id, answer })),
        milestones: wholeParts(milestones) ?? [],
        files: sendableFiles(files, room.unsent_files),
        project_version: project.version,
      };
      return before === undefined ? submit.mutateAsync({ params: { slug: project.slug }, body }) : revise.mutateAsync({ params: { id: before.id }, body });
    },
    onDone: ({ resembles }) => {
      onClose();
      toast.success(
        'Proposal sent',
        resembles === null ? undefined : `It nearly repeats the one for “${resembles}”. Clients choose proposals written for them.`,
      );
    },
  });
  const { price, days, answers, milestones } = form.watch();
  return (
    <FormDialog
      title={before === undefined ? 'Propose' : 'Change your proposal'}
      lead={`The service fee is ${formatRate(rate, locale)}, taken when money is released to you. Nothing is paid by proposing.`}
      button="Send proposal"
      size="form"
      form={frame}
      onClose={onClose}
    >
      <MoneyField
        {...form.idAndError('price')}
        label="Price"
        currency={currency}
        value={price}
        echo={(value) => `You receive ${formatMoney(subtract(value, share(value, rate)), locale)}`}
        onChange={(value) => form.set('price', value)}
      />
      <NumberField
        {...form.idAndError('days')}
        label="Time"
        unit="days"
        min={1}
        max={PROPOSAL_LIMITS.days}
        value={days}
        onChange={(value) => form.set('days', value)}
      />
      {project.questions.map(({ id, question, required }) => (
        <TextArea
          key={id}
          label={question}
          optional={!required}
          rows={2}
          maxLength={PROPOSAL_LIMITS.answer}
          value={answers[id] ?? ''}
          onChange={(event) => form.set('answers', { ...answers, [id]: event.target.value })}
        />
      ))}
      <CountedTextArea label="How you would do it" max={cover.most} rows={6} {...field('cover')} />
      <PlanFields
        id={form.idAndError('milestones').id}
        error={form.idAndError('milestones').error}
        value={milestones}
        currency={currency}
        planned={project.milestones}
        days={days}
        onChange={(next) => form.set('milestones', next)}
      />
      <WorkUpload
        {...form.idAndError('files')}
        purpose="delivery"
        label="Files that show similar work (optional)"
        mostFiles={PROPOSAL_LIMITS.files}
        kept={room.unsent_files}
        send={(file, { signal, onProgress }) =>
          call(
            uploadProposalFile,
            { params: { slug: project.slug } },
            { key: crypto.randomUUID(), file, fileName: file.name, signal, onProgress: (part) => onProgress(part * 100) },
          )
        }
        onChange={(change) => form.set('files', change(form.now().files))}
      />
    </FormDialog>
  );
}
