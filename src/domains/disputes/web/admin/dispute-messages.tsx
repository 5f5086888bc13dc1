import { TalkReader } from '#domains/messaging/web/messaging.tsx';
import { call, download, privateFile } from '#kit/web/api-client.ts';
import { staffDisputeMessageFile, staffDisputeMessages } from '../../admin-contract.ts';

export function DisputeMessages({ number }: { number: string }) {
  const params = { dispute_number: number };
  return (
    <TalkReader
      about={number}
      look={(body) => call(staffDisputeMessages, { params, body })}
      open={(file) => download(staffDisputeMessageFile, { params: { ...params, file_id: file.id } }, file.name)}
      read={(file) => privateFile(staffDisputeMessageFile, { params: { ...params, file_id: file.id } })}
    />
  );
}
