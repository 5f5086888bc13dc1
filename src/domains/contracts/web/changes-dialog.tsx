import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextArea } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { REVISION_LIMITS } from '#domains/paid-work/revision.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { requestChanges } from '../milestone-contract.ts';
import type { ShownMilestone } from '../shapes.ts';
import { staledByMoves } from './use-contract.ts';

/** What is missing of each criterion, and of anything else: at least one. */
export function ChangesDialog({
  milestone,
  other,
  onClose,
}: {
  milestone: ShownMilestone;
  other: string;
  onClose: () => void;
}) {
  const request = useCommand(requestChanges, { stales: staledByMoves });
  const { criteria, rounds_left: left } = milestone;
  const places = [...criteria.keys(), criteria.length];
  const { form, ...frame } = useDialogForm<{ words: readonly string[] }, unknown>({
    draft: 'changes',
    once: true,
    about: milestone.number,
    schema: z.object({
      words: z.custom<readonly string[]>().check(
        z.refine((words) => words.some((text) => text.trim() !== ''), 'Write at least one of these.'),
        z.refine(
          (words) => words.every((text) => text.length <= REVISION_LIMITS.what),
          `Use at most ${REVISION_LIMITS.what} characters for each.`,
        ),
      ),
    }),
    defaults: { words: places.map(() => '') },
    submit: ({ words }) => {
      const items = words.flatMap((what, place) =>
        what.trim() === '' ? [] : [{ criterion: place < criteria.length ? place : null, what: what.trim() }],
      );
      return request.mutateAsync({ params: { milestone_number: milestone.number }, body: { items } });
    },
    onDone: () => {
      onClose();
      toast.success('Changes requested', `${other} was notified.`);
    },
  });
  const { words } = form.watch();
  const { id, error } = form.idAndError('words');
  return (
    <FormDialog
      title="Request changes?"
      lead={`${counted(left, { one: 'round is', other: 'rounds are' })} left. Write at least one: what is missing of a criterion, or something else.`}
      button="Request changes"
      size="form"
      form={frame}
      onClose={onClose}
    >
      <div id={id} tabIndex={-1} className="grid gap-4">
        {places.map((place) => (
          <TextArea
            key={place}
            label={criteria[place] ?? 'Something else'}
            rows={2}
            value={words[place] ?? ''}
            error={place === 0 ? error : undefined}
            onChange={(event) =>
              form.set(
                'words',
                words.map((text, at) => (at === place ? event.currentTarget.value : text)),
              )
            }
          />
        ))}
      </div>
    </FormDialog>
  );
}
