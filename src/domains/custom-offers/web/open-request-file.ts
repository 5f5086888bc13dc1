import { download, privateFile } from '#kit/web/api-client.ts';
import { downloadRequestFile } from '../contract.ts';

export const openRequestFile =
  (offerNumber: string) =>
  (file: { readonly id: string; readonly name: string }): Promise<unknown> =>
    download(downloadRequestFile, { params: { offer_number: offerNumber, file_id: file.id } }, file.name);

/** The same bytes, to be seen on this page. */
export const readRequestFile =
  (offerNumber: string) =>
  (file: { readonly id: string }): Promise<Blob> =>
    privateFile(downloadRequestFile, { params: { offer_number: offerNumber, file_id: file.id } });
