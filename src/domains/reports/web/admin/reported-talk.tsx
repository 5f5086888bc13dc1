import { readReportedTalk, reportedTalkFile } from '#domains/messaging/admin-contract.ts';
import { TalkReader } from '#domains/messaging/web/messaging.tsx';
import { call, download, privateFile } from '#kit/web/api-client.ts';

/** The words of reported messages, which the queue itself does not have. */
export const ReportedTalk = ({ id }: { id: string }) => (
  <TalkReader
    about={id}
    look={(body) => call(readReportedTalk, { params: { id }, body })}
    open={(file) => download(reportedTalkFile, { params: { id, file_id: file.id } }, file.name)}
    read={(file) => privateFile(reportedTalkFile, { params: { id, file_id: file.id } })}
  />
);
