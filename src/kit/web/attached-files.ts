import type { CallInput, QueryEndpoint } from '../endpoint.ts';
import type { FileSize } from '../file-size.ts';
import { download, privateFile } from './api-client.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Files that one call gives in both sizes: as downloads, to be seen on this page, and small as a list shows them. */
export const attachedFiles = <File extends QueryEndpoint>(
  file: File,
  inputOf: (fileId: string, query: { readonly size?: FileSize }) => CallInput<File>,
) => ({
  open: ({ id, name }: Named): Promise<unknown> => download(file, inputOf(id, {}), name),
  read: ({ id }: Named, signal: AbortSignal): Promise<Blob> => privateFile(file, inputOf(id, {}), signal),
  thumbnail: ({ id }: Named, signal: AbortSignal): Promise<Blob> =>
    privateFile(file, inputOf(id, { size: 'small' }), signal),
});
