import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { dayOf } from '#kit/format/days.ts';
import { dayIn, placeIn, type MessagesScreen } from './place.ts';

interface JumpDialogProps {
  readonly screen: MessagesScreen;
  readonly conversationId: string;
  readonly onClose: () => void;
}

/** Leads to the first message of a day, or of the next day that has one. */
export function JumpDialog({ screen, conversationId, onClose }: JumpDialogProps) {
  const reader = usePlace();
  const [today] = useState(() => dayOf(new Date(), reader));
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const jump = (day: string | null): void => {
    if (day === null) return setError('Choose a date.');
    onClose();
    void navigate(placeIn(screen, { conversation: conversationId, on: day }));
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title="Jump to a date">
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('day');
          jump(dayIn(typeof typed === 'string' ? typed : null));
        }}
      >
        <TextField label="Date" name="day" type="date" max={today} error={error} autoFocus />
        <Button type="submit" variant="primary" className="justify-self-end">
          Show messages
        </Button>
      </form>
    </Dialog>
  );
}
