import { useState, type FormEvent } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { leave, type leaving } from '../../contract.ts';
import { DutyList } from './duty-list.tsx';

interface LeaveFormProps {
  state: DataOf<typeof leaving>;
  onGone: (erasesAt: string) => void;
  /** Something blocks it after all: read it again. */
  onChanged: () => void;
}

/** What blocks it, or the field for the username and one last button (ACT-4). */
export function LeaveForm({ state, onGone, onChanged }: LeaveFormProps) {
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (state.blocked_by.length > 0)
    return (
      <section className="panel pad" aria-labelledby="in-the-way">
        <h2 id="in-the-way" className="title">
          Resolve this first
        </h2>
        <p className="mt-2 mb-3 text-ink-2">You can’t finish these after the account is deleted.</p>
        <DutyList duties={state.blocked_by} />
      </section>
    );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setWrong(null);
    setTrouble(null);
    if (typed.trim().toLowerCase() !== state.username) return setWrong(`Type ${state.username} to confirm.`);
    setPending(true);
    try {
      const { erases_at: erasesAt } = await call(leave, { body: { username: typed } });
      // The server ended every session, this one too: remove it from this browser.
      const { clearSession } = await import('#domains/accounts/web/accounts.ts');
      clearSession();
      onGone(erasesAt);
    } catch (error) {
      if (error instanceof Failure && error.code === 'wrong_state') onChanged();
      setTrouble((error as Error).message);
    } finally {
      setPending(false);
    }
  };
  return (
    <section className="panel pad" aria-labelledby="leave">
      <h2 id="leave" className="title">
        Delete this account
      </h2>
      <p className="mt-2 mb-4 text-ink-2">
        You have no open orders and no money left. This signs you out on all devices.
      </p>
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {trouble === null ? null : <Alert tone="danger" live title={trouble} />}
        <TextField
          id="username"
          label={`Type your username, ${state.username}`}
          value={typed}
          error={wrong ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="danger" pending={isPending}>
          Delete my account in {state.undo_days} days
        </Button>
      </form>
    </section>
  );
}
