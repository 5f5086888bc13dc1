import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Link } from '#design/public/link.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { DAY_MS } from '#kit/clock.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { TAKING_ORDERS } from '../taking-orders.ts';
import { changeCapacity, type CapacityOnWire } from '../taking-orders-contract.ts';

/** A day begins at midnight where the freelancer is. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00`);
const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const isLimit = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= TAKING_ORDERS.mostOpen;
const dayIn = (at: string | null): string => (at === null ? '' : dayOf(new Date(at)));
const instantOf = (day: string): string | null => (day === '' ? null : startOf(day).toISOString());
const schema = z.object({
  most: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isLimit(text), `Enter 1 to ${TAKING_ORDERS.mostOpen}, or leave it empty.`),
  ),
  until: z.string().check(
    z.refine((day) => day === '' || startOf(day).getTime() > Date.now(), 'Choose a date in the future.'),
    z.refine(
      (day) => day === '' || startOf(day).getTime() < Date.now() + TAKING_ORDERS.awayDays * DAY_MS,
      `Choose a date within ${TAKING_ORDERS.awayDays} days.`,
    ),
  ),
  from: z.string(),
  note: z
    .string()
    .check(z.trim(), z.maxLength(TAKING_ORDERS.noteLength, `Use at most ${TAKING_ORDERS.noteLength} characters.`)),
});
/**
 * Without a date an absence ends, with all that was set of it; without one before, a beginning or a message lacks it.
 */
const schemaOf = (isAway: boolean) =>
  schema.check(
    z.refine(({ from, note, until }) => isAway || until !== '' || (from === '' && note === ''), {
      message: 'Choose when you are back.',
      path: ['until'],
    }),
    z.refine(({ from, until }) => from === '' || until === '' || from < until, {
      message: 'Choose a date before you are back.',
      path: ['from'],
    }),
  );

interface TakingOrdersDialogProps {
  capacity: CapacityOnWire;
  onChanged: () => void;
  onClose: () => void;
}

export function TakingOrdersDialog({
  capacity: { most_open: most, away_from: from, away_until: until, away_note: note },
  onChanged,
  onClose,
}: TakingOrdersDialogProps) {
  const change = useCommand(changeCapacity, { stales: [] });
  const form = useDialogForm({
    about: 'taking orders',
    schema: schemaOf(until !== null),
    defaults: { most: most === null ? '' : String(most), from: dayIn(from), until: dayIn(until), note: note ?? '' },
    submit: (typed) =>
      change.mutateAsync({
        body: {
          most_open: typed.most.trim() === '' ? null : Number(typed.most),
          away_from: instantOf(typed.from),
          away_until: instantOf(typed.until),
          away_note: typed.note,
        },
      }),
    onDone: () => {
      toast.success('Saved');
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      title="When you take orders"
      lead="This applies to all your services. They stay visible, and clients who save one are notified when they can order it again."
      button="Save"
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Open orders at the same time"
        optional
        hint="Counts orders that are paid and not delivered. Leave it empty for no limit."
        inputMode="numeric"
        {...form.field('most')}
      />
      <TextField
        label="Away from"
        optional
        hint="Leave it empty to start now. Open orders keep their dates."
        type="date"
        {...form.field('from')}
      />
      <TextField
        label="Back on"
        optional
        hint="You take orders again from this day."
        type="date"
        {...form.field('until')}
      />
      <TextArea
        label="Message to clients"
        optional
        hint="Shown on your services and your profile while you are away."
        rows={3}
        maxLength={TAKING_ORDERS.noteLength}
        {...form.field('note')}
      />
      <p className="text-sm text-ink-2">
        Set an automatic reply in your{' '}
        <Link href={`${pathTo('settings-privacy')}#messages`} className="link">
          message settings
        </Link>
        .
      </p>
    </FormDialog>
  );
}
