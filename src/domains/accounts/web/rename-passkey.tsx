import { useCommand } from '#kit/web/api.ts';
import { passkeys, renamePasskey } from '../security-contract.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

export function RenamePasskey({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const rename = useCommand(renamePasskey, { stales: [passkeys] });
  return (
    <PasskeyNameForm
      title="Rename passkey"
      lead="Only you see this name."
      name={name}
      about={id}
      button="Save name"
      save={(next) => rename.mutateAsync({ params: { id }, body: { name: next } })}
      onClose={onClose}
    />
  );
}
