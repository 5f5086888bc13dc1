import { Plus } from 'lucide-react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { useDialogForm } from '#kit/web/form.tsx';
import { REVISION_LIMITS, type RevisionItem } from '../revision.ts';

const schema = z.object({
  items: z.array(z.object({ what: z.string(), where: z.string() })).check(
    z.refine((items) => items.some(({ what }) => what.trim() !== ''), 'List at least one change.'),
    z.refine(
      (items) => items.every(({ what, where }) => what.trim() !== '' || where.trim() === ''),
      'Say what to change in each place.',
    ),
    z.refine(
      (items) =>
        items.every(({ what, where }) => what.length <= REVISION_LIMITS.what && where.length <= REVISION_LIMITS.where),
      `Use at most ${REVISION_LIMITS.what} characters for each change and ${REVISION_LIMITS.where} for its place.`,
    ),
  ),
});
const EMPTY: RevisionItem = { what: '', where: '' };

export interface RevisionDialogProps {
  /** The number of the work. */
  about: string;
  /** The freelancer's name. */
  other: string;
  /** What it uses up and when it is due. */
  lead: string;
  send: (items: RevisionItem[]) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** The changes one by one, so that both sides can tick them off. */
export function RevisionDialog({ about, other, lead, send, onDone, onClose }: RevisionDialogProps) {
  const { form, ...frame } = useDialogForm<{ items: readonly RevisionItem[] }, unknown>({
    draft: 'revision',
    once: true,
    about,
    schema,
    defaults: { items: [EMPTY] },
    submit: ({ items }) =>
      send(
        items
          .filter(({ what }) => what.trim() !== '')
          .map(({ what, where }) => ({ what: what.trim(), where: where.trim() })),
      ),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const { items } = form.watch();
  const { id, error } = form.idAndError('items');
  const set = (place: number, part: Partial<RevisionItem>): void =>
    form.set(
      'items',
      items.map((item, at) => (at === place ? { ...item, ...part } : item)),
    );
  return (
    <FormDialog
      title={`What should ${other} change?`}
      lead={lead}
      button="Request revision"
      form={frame}
      onClose={onClose}
    >
      {items.map((item, place) => (
        <fieldset key={place} className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">Change {place + 1}</legend>
          <CountedTextArea
            {...(place === 0 ? { id, error } : {})}
            label="What to change"
            max={REVISION_LIMITS.what}
            rows={2}
            value={item.what}
            onChange={(event) => set(place, { what: event.target.value })}
          />
          <TextField
            label="Where"
            optional
            hint="Such as a page, a minute or a file."
            maxLength={REVISION_LIMITS.where}
            value={item.where}
            onChange={(event) => set(place, { where: event.target.value })}
          />
          {items.length > 1 ? (
            <div>
              <Button
                size="sm"
                variant="ghost"
                onClick={() =>
                  form.set(
                    'items',
                    items.filter((_, at) => at !== place),
                  )
                }
              >
                Remove change {place + 1}
              </Button>
            </div>
          ) : null}
        </fieldset>
      ))}
      {items.length < REVISION_LIMITS.items ? (
        <div>
          <Button size="sm" icon={Plus} onClick={() => form.set('items', [...items, EMPTY])}>
            Add another change
          </Button>
        </div>
      ) : null}
    </FormDialog>
  );
}
