import { attachedFiles } from '#kit/web/attached-files.ts';
import { downloadMessageFile } from '../files-contract.ts';

export const filesOfConversation = (id: string) =>
  attachedFiles(downloadMessageFile, (fileId, query) => ({ params: { id, file_id: fileId }, query }));
