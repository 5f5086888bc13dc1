import type { CallInput, QueryEndpoint } from '#kit/endpoint.ts';
import { download, privateFile } from '#kit/web/api-client.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The files of one piece of work: as downloads, to be seen on this page, and small as a list shows them. */
export const workFiles = <File extends QueryEndpoint, Small extends QueryEndpoint>(
  file: File,
  small: Small,
  inputOf: (fileId: string) => CallInput<File> & CallInput<Small>,
) => ({
  open: ({ id, name }: Named): Promise<unknown> => download(file, inputOf(id), name),
  read: ({ id }: Named, signal: AbortSignal): Promise<Blob> => privateFile(file, inputOf(id), signal),
  thumbnail: ({ id }: Named, signal: AbortSignal): Promise<Blob> => privateFile(small, inputOf(id), signal),
});
