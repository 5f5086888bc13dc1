import type { CallInput, QueryEndpoint } from '../endpoint.ts';
import type { FileSize } from '../file-size.ts';
import { download, privateFile } from './api-client.ts';

interface Identified {
  readonly id: string;
}
interface Named extends Identified {
  readonly name: string;
}

/** Files that one call gives in both sizes: as downloads, to be seen on this page, and small as a list shows them. */
export const attachedFiles = <File extends QueryEndpoint>(
  file: File,
  inputOf: (fileId: string, query: { readonly size?: FileSize }) => CallInput<File>,
) => ({
  open: ({ id, name }: Named): Promise<unknown> => download(file, inputOf(id, {}), name),
  read: ({ id }: Identified, signal: AbortSignal): Promise<Blob> => privateFile(file, inputOf(id, {}), signal),
  thumbnail: ({ id }: Identified, signal: AbortSignal): Promise<Blob> =>
    privateFile(file, inputOf(id, { size: 'small' }), signal),
});
