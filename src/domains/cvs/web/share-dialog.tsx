import { Copy } from 'lucide-react';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Switch } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { cv as cvRead, myCvs, shareCv } from '../contract.ts';
import type { MyCv } from './use-cv-draft.ts';

interface ShareDialogProps {
  readonly cv: MyCv;
  readonly onClose: () => void;
}

const NOT_SHARED = { is_shared: false, is_indexed: false, on_profile: false } as const;

/** One address that whoever has it can read, until it is taken away. */
export function ShareDialog({ cv, onClose }: ShareDialogProps) {
  const { id } = cv;
  const shared = useRead(cvRead, { params: { id } }).data?.shared ?? null;
  const share = useCommand(shareCv, { stales: [cvRead, myCvs] });
  const set = (part: Partial<{ is_shared: boolean; is_indexed: boolean; on_profile: boolean }>): void =>
    share.mutate({
      params: { id },
      body: {
        is_shared: shared !== null,
        is_indexed: shared?.is_indexed ?? false,
        on_profile: shared?.on_profile ?? false,
        ...part,
      },
    });
  const address = shared === null ? '' : new URL(shared.path, location.origin).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast.success('Address copied');
  };
  return (
    <Dialog isOpen onOpenChange={onClose} size="form" title="Share this CV" saving={share.isPending}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {share.error === null ? null : <Alert tone="danger" title={share.error.message} />}
        {shared === null ? (
          <>
            <p className="text-ink-2">
              Whoever has the address reads this CV as it is then, with your contacts. You can take the address away at
              any time.
            </p>
            <Button variant="primary" pending={share.isPending} onClick={() => set({ is_shared: true })}>
              Make an address
            </Button>
          </>
        ) : (
          <>
            <div className="flex items-end gap-2">
              <TextField className="flex-1" label="Address" readOnly value={address} />
              <Button icon={Copy} onClick={() => void copy()}>
                Copy
              </Button>
            </div>
            <p className="tnum text-sm text-ink-2">
              Read {counted(shared.views, { one: 'time', other: 'times' })}. We count each reader once a day and keep
              nobody’s name.
            </p>
            <Switch
              label="Show it on your profile"
              checked={shared.on_profile}
              onChange={(event) => set({ on_profile: event.target.checked })}
            />
            <Switch
              label="Let search engines list it"
              checked={shared.is_indexed}
              onChange={(event) => set({ is_indexed: event.target.checked })}
            />
            <Button
              variant="ghost"
              pending={share.isPending}
              onClick={() => share.mutate({ params: { id }, body: NOT_SHARED })}
            >
              Take the address away
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
