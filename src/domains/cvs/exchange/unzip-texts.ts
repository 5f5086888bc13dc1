/** Text files out of a ZIP that a person brings: only those asked for, and never more than a browser can hold. */
import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { Failure } from '#kit/errors.ts';

export const ZIP_LIMITS = {
  fileBytes: 100_000_000,
  /** Of all kinds: exports with years of messages and pictures have some hundreds. */
  entries: 5_000,
  /** Of one file, unpacked. */
  entryBytes: 5_000_000,
  allBytes: 30_000_000,
} as const;

export interface UnzippedTexts {
  /** By path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of all other files. */
  readonly others: readonly string[];
  readonly notes: readonly string[];
}

const refuse = (message: string): Failure => new Failure('unsupported_media', { message });
const NO_ZIP = 'This isn’t a ZIP file, or it is damaged. Download the archive again and try once more.';

/** The names are read first, so that one damaged file doesn’t take the others with it. */
function entriesOf(zip: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(zip, {
      filter: (entry) => {
        entries.push(entry);
        // Thrown: the list may be as long as it likes.
        if (entries.length > ZIP_LIMITS.entries)
          throw refuse('This ZIP file has too many files to be such an archive.');
        return false;
      },
    });
  } catch (error) {
    throw error instanceof Failure ? error : refuse(NO_ZIP);
  }
  return entries;
}

function unzipped(zip: Uint8Array, wanted: UnzipFileInfo): string | null {
  let isTaken = false;
  // A second file of the same name would take the first one's place, and its limits weren't looked at.
  const isWanted = ({ name, size, originalSize }: UnzipFileInfo): boolean =>
    !isTaken &&
    name === wanted.name &&
    size === wanted.size &&
    originalSize === wanted.originalSize &&
    (isTaken = true);
  try {
    const bytes = unzipSync(zip, { filter: isWanted })[wanted.name];
    return bytes === undefined ? null : strFromU8(bytes);
  } catch {
    return null;
  }
}

export function unzipTexts(zip: Uint8Array, isWanted: (path: string) => boolean): UnzippedTexts {
  if (zip.length > ZIP_LIMITS.fileBytes)
    throw new Failure('too_large', { message: 'This ZIP file is too large. Download an archive without media.' });
  const entries = entriesOf(zip).filter(({ name }) => !name.endsWith('/'));
  const texts = new Map<string, string>();
  const notes: string[] = [];
  let left: number = ZIP_LIMITS.allBytes;
  for (const entry of entries.filter(({ name }) => isWanted(name))) {
    const { name, size, originalSize } = entry;
    // What fflate allocates: the size that the file itself claims, or what is stored. It never unpacks more.
    const bytes = Math.max(size, originalSize);
    if (bytes > ZIP_LIMITS.entryBytes || bytes > left) {
      notes.push(`${name} is too large to be read.`);
      continue;
    }
    left -= bytes;
    const text = unzipped(zip, entry);
    if (text === null) notes.push(`${name} is damaged and couldn’t be unpacked.`);
    else texts.set(name, text);
  }
  return { texts, others: entries.flatMap(({ name }) => (isWanted(name) ? [] : [name])), notes };
}
