import { Readable } from 'node:stream';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { ExportFile, ExportPart } from '#kit/server/personal-export.ts';
import { refuseHeldBack } from '#kit/server/scanning/file-scans.ts';
import { zipStream, type ZipEntry } from '#kit/server/zip.ts';

/** One JSON array, written row by row. */
async function* asJson(part: ExportPart, onEnd: () => Promise<void>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const record of part.records) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(record)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
  await onEnd();
}

function contents(
  parts: readonly ExportPart[],
  files: readonly ExportFile[],
  heldBack: readonly string[],
  context: Context,
): string {
  const { brandName, supportEmail } = context.config;
  const lines = parts.map(({ name, about }) => `${name}.json\n    ${about}`);
  return [
    `Everything ${brandName} keeps about you, as of ${context.clock().toISOString()}.`,
    'Times are UTC. Files are UTF-8 JSON, one list each.',
    '',
    ...lines,
    ...(files.length === 0
      ? []
      : [`files/\n    ${files.length} of your own files, and those sent to you with orders.`]),
    ...(heldBack.length === 0
      ? []
      : [
          'Not included, because they are being scanned for malware or contain it:',
          ...heldBack.map((name) => `    ${name}`),
        ]),
    '',
    'Not included: passwords and other secrets, which we store only as hashes, and other people’s data.',
    `Questions: ${supportEmail}`,
    '',
  ].join('\n');
}

async function* numbered(
  files: readonly ExportFile[],
  context: Context,
  onEnd: () => Promise<void>,
): AsyncGenerator<ZipEntry> {
  for (const [index, { name, key }] of files.entries()) {
    const open = async (): Promise<Readable> => {
      const file = await context.files.open(key);
      const content = file?.content ?? Readable.from([]);
      if (index === files.length - 1) content.once('close', () => void onEnd().catch(() => {}));
      return content;
    };
    yield { name: `files/${name}`, open, isPacked: /\.(webp|png|jpe?g|zip|gz|mp[34]|pdf)$/i.test(name) };
  }
}

const isHeldBackNow = ({ db }: Context, key: string): Promise<boolean> =>
  refuseHeldBack(db, key).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Failure) return true;
      throw error;
    },
  );

/** The archive as a stream; `onProgress` is called for each finished part. */
export async function exportArchive(
  userId: string,
  context: Context,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<Readable> {
  const exports = context.personal.flatMap(({ exportOf }) => exportOf?.(context.db, userId, context) ?? []);
  const parts = exports.flatMap((personalExport) => personalExport.parts);
  const files: ExportFile[] = [];
  const heldBack: string[] = [];
  for (const personalExport of exports)
    for await (const file of personalExport.files ?? [])
      if (await isHeldBackNow(context, file.key)) heldBack.push(file.name);
      else files.push(file);
  const steps = parts.length + (files.length === 0 ? 0 : 1);
  let done = 0;
  const onEnd = async (): Promise<void> => onProgress((done += 1), steps);
  await onProgress(0, steps);
  const entries: ZipEntry[] = [
    { name: 'README.txt', open: async () => Readable.from([contents(parts, files, heldBack, context)]) },
    ...parts.map((part) => ({
      name: `${part.name}.json`,
      open: async () => Readable.from(asJson(part, onEnd), { objectMode: false }),
    })),
  ];
  for await (const entry of numbered(files, context, onEnd)) entries.push(entry);
  return zipStream(entries, context.clock());
}
