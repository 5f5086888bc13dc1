import { Readable } from 'node:stream';

export interface ZipEntry {
  readonly name: string;
  /** Opened when its turn comes, one at a time; null leaves the entry empty. */
  readonly open: () => Promise<Readable | null>;
  /** Packed already, such as a picture: stored as it is. */
  readonly isPacked?: boolean;
}

/** An archive as a stream: no more of it is in memory than the piece on its way. Any entry's failure fails it. */
export async function zipStream(entries: readonly ZipEntry[], at: Date): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  for (const { name, open, isPacked = false } of entries) {
    zip.addReadStreamLazy(name, { mtime: at, compress: !isPacked }, (done) => {
      open().then(
        (stream) => {
          const content = stream ?? Readable.from([]);
          content.once('error', (error) => out.destroy(error));
          done(null, content);
        },
        (error: unknown) => void out.destroy(error as Error),
      );
    });
  }
  zip.end();
  return out;
}

export const jsonEntry = (name: string, value: unknown): ZipEntry => textEntry(name, [JSON.stringify(value, null, 2)]);
export const textEntry = (name: string, lines: readonly string[]): ZipEntry => ({
  name,
  open: async () => Readable.from([Buffer.from(`${lines.join('\n')}\n`)]),
});
