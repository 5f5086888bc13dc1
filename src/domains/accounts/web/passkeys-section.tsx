import { ReadState } from '#design/app/unread.tsx';
import { Name } from '#design/public/name.tsx';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { passkeys, removePasskey, twoFactor } from '../security-contract.ts';
import { AboutAndButton } from './about-and-button.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { PasskeyRecoveryCodes } from './passkey-recovery-codes.tsx';
import { knowsPasskeys } from './passkey-browser.ts';
import { RenamePasskey } from './rename-passkey.tsx';

type Passkey = DataOf<typeof passkeys>['passkeys'][number];

const ABOUT = 'Sign in with your fingerprint, face or a security key. Nothing to type, and safe from phishing.';

export function PasskeysSection() {
  const list = useRead(passkeys, {});
  const [isPossible, setPossible] = useState(true);
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useEffect(() => setPossible(knowsPasskeys()), []);
  return (
    <ReadState read={list} what="Your passkeys" skeleton={<AboutAndButton about={ABOUT} />}>
      {(data) => (
        <div className="grid gap-4">
          <p className="text-ink-2">{ABOUT}</p>
          {data.passkeys.length === 0 ? null : (
            <ul className="grid gap-2" aria-label="Your passkeys">
              {data.passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          <div>
            {isPossible ? (
              <Button onClick={() => setAdding(true)}>Add a passkey</Button>
            ) : (
              <p className="text-sm text-ink-2">This browser doesn’t support passkeys.</p>
            )}
          </div>
          {data.passkeys.length === 0 ? null : <PasskeyRecoveryCodes onCodes={setCodes} />}
          {isAdding ? <AddPasskey onClose={() => setAdding(false)} onCodes={setCodes} /> : null}
          {codes === null ? null : <NewRecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        </div>
      )}
    </ReadState>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const remove = useCommand(removePasskey, { stales: [passkeys, twoFactor] });
  const [isRenaming, setRenaming] = useState(false);
  const askToRemove = async (): Promise<void> => {
    const body =
      'You can no longer sign in with it. Remove it from your device too, or your browser will keep suggesting it.';
    if (!(await confirm({ title: `Remove “${passkey.name}”?`, body, okLabel: 'Remove passkey', danger: true }))) return;
    remove.mutate(
      { params: { id: passkey.id } },
      {
        onSuccess: () => toast.success('Passkey removed'),
        onError: (error) => toast.error('Could not remove it', error.message),
      },
    );
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line p-3">
      <Icon of={KeyRound} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere">
          <Name of={passkey.name} />
        </p>
        <p className="text-sm text-ink-2">
          Added <When at={passkey.created_at} />
          {passkey.last_used_at === null ? ', not used yet' : null}
          {passkey.last_used_at === null ? null : (
            <>
              , last used <When at={passkey.last_used_at} />
            </>
          )}
          {passkey.is_synced ? '. Synced by your password manager.' : '. Stored on one device only.'}
        </p>
      </div>
      <div className="flex gap-1">
        <Button size="sm" variant="ghost" aria-label={`Rename ${passkey.name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Remove ${passkey.name}`}
          pending={remove.isPending}
          onClick={() => void askToRemove()}
        >
          Remove
        </Button>
      </div>
      {isRenaming ? <RenamePasskey id={passkey.id} name={passkey.name} onClose={() => setRenaming(false)} /> : null}
    </li>
  );
}
