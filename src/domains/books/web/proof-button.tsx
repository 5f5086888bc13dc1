import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { call, saveFile } from '#kit/web/api-client.ts';
import { entryProof } from '../contract.ts';

async function saveProof(entryId: string): Promise<void> {
  const proof = await call(entryProof, { params: { entry_id: entryId } });
  saveFile(new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }), `proof-${entryId}.json`);
}

/** A file with which anyone can verify, without us, that this entry is in the sealed ledger. */
export const ProofButton = ({ entryId }: { entryId: string }) => (
  <DownloadButton variant="ghost" get={() => saveProof(entryId)} label={`Download proof of entry ${entryId}`}>
    Proof
  </DownloadButton>
);
