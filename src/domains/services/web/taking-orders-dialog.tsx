import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { DAY_MS } from '#kit/clock.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { TAKING_ORDERS } from '../taking-orders.ts';
import { changeCapacity, type CapacityOnWire } from '../taking-orders-contract.ts';

/** A day begins at midnight where the freelancer is. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00`);
const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

const isLimit = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= TAKING_ORDERS.mostOpen;
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
});

interface TakingOrdersDialogProps {
  capacity: CapacityOnWire;
  onChanged: () => void;
  onClose: () => void;
}

export function TakingOrdersDialog({ capacity: { most_open: most, away_until: awayUntil }, onChanged, onClose }: TakingOrdersDialogProps) {
  const change = useCommand(changeCapacity, { stales: [] });
  const form = useDialogForm({
    about: 'taking orders',
    schema,
    defaults: { most: most === null ? '' : String(most), until: awayUntil === null ? '' : dayOf(new Date(awayUntil)) },
    submit: ({ most: typed, until }) =>
      change.mutateAsync({
        body: { most_open: typed.trim() === '' ? null : Number(typed), away_until: until === '' ? null : startOf(until).toISOString() },
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
      lead="Both hold for all of your services. They stay visible, and clients who save one are notified when it can be ordered again."
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
        label="Away until"
        optional
        hint="You take orders again from this day on. Open orders keep their dates."
        type="date"
        {...form.field('until')}
      />
    </FormDialog>
  );
}
