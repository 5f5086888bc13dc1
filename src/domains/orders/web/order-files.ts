import { workFiles } from '#domains/paid-work/web/paid-work.tsx';
import { downloadOrderFile, orderThumbnail } from '../contract.ts';

export const orderFiles = (orderNumber: string) =>
  workFiles(downloadOrderFile, orderThumbnail, (fileId) => ({
    params: { order_number: orderNumber, file_id: fileId },
  }));
