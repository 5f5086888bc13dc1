import { download, privateFile } from '#kit/web/api-client.ts';
import { downloadOrderFile, orderThumbnail } from '../contract.ts';

export const openOrderFile =
  (orderNumber: string) =>
  (file: { readonly id: string; readonly name: string }): Promise<unknown> =>
    download(downloadOrderFile, { params: { order_number: orderNumber, file_id: file.id } }, file.name);

/** The same bytes, to be seen on this page. */
export const readOrderFile =
  (orderNumber: string) =>
  (file: { readonly id: string }): Promise<Blob> =>
    privateFile(downloadOrderFile, { params: { order_number: orderNumber, file_id: file.id } });

/** A picture as a list shows it. */
export const readOrderThumbnail =
  (orderNumber: string) =>
  (file: { readonly id: string }): Promise<Blob> =>
    privateFile(orderThumbnail, { params: { order_number: orderNumber, file_id: file.id } });
