import { WorkUpload, type WorkUploadProps } from '#domains/paid-work/web/paid-work.tsx';
import { call } from '#kit/web/api-client.ts';
import { uploadOrderFile } from '../contract.ts';

export const OrderUpload = ({
  orderNumber,
  ...upload
}: Omit<WorkUploadProps, 'send' | 'purpose'> & { orderNumber: string; purpose: 'requirements' | 'delivery' }) => (
  <WorkUpload
    {...upload}
    send={(file, { signal, onProgress }) =>
      call(
        uploadOrderFile,
        { params: { order_number: orderNumber }, query: { purpose: upload.purpose } },
        { key: crypto.randomUUID(), file, fileName: file.name, signal, onProgress: (part) => onProgress(part * 100) },
      )
    }
  />
);
