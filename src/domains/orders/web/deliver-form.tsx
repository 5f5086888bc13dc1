import { Name } from '#design/public/name.tsx';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { deliverWork, type Workroom } from '../contract.ts';
import { linkShape } from '#domains/paid-work/link-shape.ts';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { OrderUpload } from './order-upload.tsx';
import { staledByMoves } from './use-order.ts';

/** A note, and files or a link. `known` are the files that wait on the server: not all that were chosen can be sent. */
const shapeWith = (known: Workroom['draft_files']) =>
  z
    .object({
      note: z.string().check(z.refine((note) => note.trim() !== '', 'Describe what you deliver.')),
      link: linkShape,
      files: z.array(z.string()),
      watermark: z.boolean(),
    })
    .check(
      z.refine(({ files, link }) => link !== '' || sendableFiles(files, known).length > 0, {
        message: 'Add at least one file or a link.',
        path: ['files'],
      }),
    );

/** Hands over the work: a note with files or a link. */
export function DeliverForm({ order }: { order: Workroom }) {
  const { order_number: orderNumber, draft_files: draftFiles, client } = order;
  const deliver = useCommand(deliverWork, { stales: staledByMoves });
  const { form, field, ...frame } = useContractForm({
    draft: `delivery:${orderNumber}`,
    once: true,
    undrafted: ['files'],
    schema: shapeWith(draftFiles),
    defaults: { note: '', link: '', files: draftFiles.map(({ id }) => id), watermark: false },
    submit: ({ note, link, files, watermark }) =>
      deliver.mutateAsync({
        params: { order_number: orderNumber },
        body: { note, watermark, files: sendableFiles(files, draftFiles), ...(link === '' ? {} : { link }) },
      }),
    onDone: () =>
      toast.success(
        'Delivered',
        `${client.name} has ${formatUnit(order.in_force.review_clock_days, 'day')} to review it.`,
      ),
  });
  return (
    <Panel title={order.state === 'in_revision' ? 'Deliver the revision' : 'Deliver the work'}>
      <DraftedForm
        {...frame}
        isNarrow
        submitLabel={
          <>
            Deliver to <Name of={client.name} />
          </>
        }
      >
        <CountedTextArea
          label="What do you deliver?"
          hint="What’s included, how to open it, and what to look at first. Add at least one file or a link below."
          max={5_000}
          rows={5}
          {...field('note')}
        />
        <OrderUpload
          {...form.idAndError('files')}
          orderNumber={orderNumber}
          purpose="delivery"
          label="Files"
          kept={draftFiles}
          onChange={(change) => form.set('files', change(form.now().files))}
        />
        <Checkbox
          label="Put a watermark on pictures until approval"
          hint={`${client.name} gets the originals with the approval, or when the order completes automatically. Only JPEG, PNG, WebP and GIF files are marked.`}
          {...field('watermark')}
        />
        <TextField
          label="Link"
          hint="Needed only without files: a site, a shared folder or a repository."
          type="url"
          inputMode="url"
          {...field('link')}
        />
      </DraftedForm>
    </Panel>
  );
}
