import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { download } from '#kit/web/api-client.ts';
import { chargebackEvidence } from '../../money-desk-contract.ts';

export function DownloadEvidence({ chargebackId, number }: { chargebackId: string; number: string }) {
  const [busy, setBusy] = useState(false);
  const get = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(chargebackEvidence, { params: { chargeback_id: chargebackId } }, `evidence-${number}.zip`);
    } catch (error) {
      toast.error('Could not create the evidence', (error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" pending={busy} aria-label={`Evidence for ${number}`} onClick={() => void get()}>
      Evidence (ZIP)
    </Button>
  );
}
