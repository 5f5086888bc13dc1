import * as z from 'zod/mini';
import { confirm } from '#design/app/confirm.ts';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { linkShape } from '#domains/paid-work/link-shape.ts';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { RevisionItems, WorkUpload } from '#domains/paid-work/web/paid-work.tsx';
import { counted } from '#kit/format/unit.ts';
import { call } from '#kit/web/api-client.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { milestonePage, submitMilestone, uploadMilestoneFile, type MilestonePage } from '../milestone-contract.ts';
import type { ShownMilestone } from '../shapes.ts';
import { staledByMoves } from './use-contract.ts';

interface SubmitFormProps {
  milestone: ShownMilestone;
  client: string;
  onClose: () => void;
}

/** Opened below the milestone: what waits on the server from an earlier try is read first. */
export function SubmitForm(props: SubmitFormProps) {
  const read = useRead(milestonePage, { params: { milestone_number: props.milestone.number } });
  if (read.data === undefined)
    return (
      <Unread what="The milestone" read={read}>
        <RowsSkeleton rows={3} />
      </Unread>
    );
  return <OpenForm {...props} page={read.data} />;
}

/** A forgotten tick says that something is missing, and the client reads it. */
async function mustMean(open: readonly string[]): Promise<void> {
  if (open.length === 0) return;
  const isMeant = await confirm({
    title: `${counted(open.length, { one: 'criterion is', other: 'criteria are' })} not ticked. Submit anyway?`,
    body: (
      <ul className="grid list-disc gap-1 ps-5">
        {open.map((criterion) => (
          <li key={criterion} dir="auto" className="wrap-anywhere">
            {criterion}
          </li>
        ))}
      </ul>
    ),
    okLabel: 'Submit anyway',
  });
  if (!isMeant) throw new Error('Not submitted yet. Tick the criteria that it meets.');
}

/** A note with files or a link, and which criteria it meets. */
function OpenForm({ milestone, client, onClose, page }: SubmitFormProps & { page: MilestonePage }) {
  const { number, criteria } = milestone;
  const { draft_files: draftFiles, changes } = page;
  const submit = useCommand(submitMilestone, { stales: staledByMoves });
  const revision = changes.find(({ outcome }) => outcome === null);
  const { form, field, ...frame } = useContractForm({
    draft: `milestone:${number}`,
    once: true,
    undrafted: ['files'],
    schema: z
      .object({
        note: z.string().check(z.refine((note) => note.trim() !== '', 'Describe what you submit.')),
        link: linkShape,
        files: z.array(z.string()),
        met: z.array(z.number()),
      })
      .check(
        z.refine(({ files, link }) => link !== '' || sendableFiles(files, draftFiles).length > 0, {
          message: 'Add at least one file or a link.',
          path: ['files'],
        }),
      ),
    defaults: { note: '', link: '', files: draftFiles.map(({ id }) => id), met: [] as number[] },
    submit: async ({ note, link, files, met }) => {
      await mustMean(criteria.filter((_, place) => !met.includes(place)));
      return submit.mutateAsync({
        params: { milestone_number: number },
        body: { note, met, files: sendableFiles(files, draftFiles), ...(link === '' ? {} : { link }) },
      });
    },
    onDone: () => {
      onClose();
      toast.success('Submitted', `${client} was notified.`);
    },
  });
  const { met } = form.watch();
  return (
    <div className="panel pad">
      <DraftedForm {...frame} submitLabel={`Submit to ${client}`}>
        {revision === undefined ? null : (
          <div className="grid gap-2">
            <p className="text-sm font-semibold">{client} asks for</p>
            <RevisionItems items={revision.items} />
          </div>
        )}
        <CountedTextArea
          label="What do you submit?"
          hint="What’s included, and what to look at first. Add at least one file or a link below."
          max={5_000}
          rows={5}
          {...field('note')}
        />
        <fieldset className="grid gap-2">
          <legend className="label mb-1">Which criteria does it meet?</legend>
          {criteria.map((criterion, place) => (
            <Checkbox
              key={criterion}
              label={criterion}
              checked={met.includes(place)}
              onChange={(event) =>
                form.set(
                  'met',
                  event.currentTarget.checked ? [...met, place] : met.filter((metPlace) => metPlace !== place),
                )
              }
            />
          ))}
        </fieldset>
        <WorkUpload
          {...form.idAndError('files')}
          purpose="delivery"
          label="Files"
          kept={draftFiles}
          onChange={(change) => form.set('files', change(form.now().files))}
          send={(file, { signal, onProgress }) =>
            call(
              uploadMilestoneFile,
              { params: { milestone_number: number }, query: {} },
              {
                key: crypto.randomUUID(),
                file,
                fileName: file.name,
                signal,
                onProgress: (part) => onProgress(part * 100),
              },
            )
          }
        />
        <TextField
          label="Link"
          hint="Needed only without files, for work that is online."
          type="url"
          inputMode="url"
          {...field('link')}
        />
      </DraftedForm>
    </div>
  );
}
