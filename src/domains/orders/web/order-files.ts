import { attachedFiles } from '#kit/web/attached-files.ts';
import { downloadOrderFile } from '../contract.ts';

export const orderFiles = (orderNumber: string) =>
  attachedFiles(downloadOrderFile, (fileId, query) => ({
    params: { order_number: orderNumber, file_id: fileId },
    query,
  }));
