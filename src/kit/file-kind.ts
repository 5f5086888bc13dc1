/** What a file is, by its first bytes; its name and declared type are only claims (UPL-1). */
const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean => {
  for (let place = 0; place < signature.length; place += 1)
    if (bytes[at + place] !== signature.charCodeAt(place)) return false;
  return true;
};

const signatures: readonly (readonly [kind: string, signature: string, at?: number])[] = [
  ['program', '\u007fELF'],
  ['program', '\u00cf\u00fa\u00ed\u00fe'],
  ['program', '\u00ca\u00fe\u00ba\u00be'],
  ['program', '#!'],
  ['image', '\u0089PNG\r\n'],
  ['image', '\u00ff\u00d8\u00ff'],
  ['image', 'GIF8'],
  ['image', 'WEBP', 8],
  ['design', '8BPS'],
  ['pdf', '%PDF-'],
  ['archive', 'PK\u0003\u0004'],
  ['archive', 'Rar!'],
  ['archive', '7z\u00bc\u00af'],
  ['archive', '\u001f\u008b'],
  ['video', '\u001aE\u00df\u00a3'],
  ['audio', 'ID3'],
  ['audio', 'OggS'],
  ['audio', 'WAVE', 8],
  ['audio', 'fLaC'],
  // MP3 without a tag in front.
  ['audio', '\u00ff\u00fb'],
  ['audio', '\u00ff\u00f3'],
  ['audio', '\u00ff\u00f2'],
];

const TEXT_SAMPLE = 4_096;

/** Photos of phones, which most browsers do not show: they are handed over as files. */
const PHOTO_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'miaf', 'crx '];
const KIND_OF_BRAND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PHOTO_BRANDS.map((brand) => [brand, 'other'])),
  avif: 'image',
  avis: 'image',
  'M4A ': 'audio',
  'M4B ': 'audio',
  'M4P ': 'audio',
  'F4A ': 'audio',
  'F4B ': 'audio',
};

/** Of a file in ISO's base format (MP4 and its kin), by the brand it names first; null for any other file. */
function kindOfBox(bytes: Uint8Array): string | null {
  if (!startsWith(bytes, 'ftyp', 4)) return null;
  const brand = String.fromCharCode(...bytes.subarray(8, 12));
  const others = String.fromCharCode(...bytes.subarray(16, 48));
  // An AVIF may name the general format first, and itself among the formats it also is.
  if (brand === 'mif1' && others.includes('avif')) return 'image';
  return KIND_OF_BRAND[brand] ?? 'video';
}

export function fileKind(bytes: Uint8Array): string {
  const found = signatures.find(([, signature, at]) => startsWith(bytes, signature, at))?.[0] ?? kindOfBox(bytes);
  if (found !== null) return found;
  const hasZero = bytes.subarray(0, TEXT_SAMPLE).includes(0);
  // A program of Windows has zeros in its head; a text may begin with these two letters.
  if (startsWith(bytes, 'MZ')) return hasZero || bytes.length < 64 ? 'program' : 'text';
  return hasZero ? 'other' : 'text';
}

/** Something that runs when opened by mistake is not handed over as it is. */
export const isRefusedKind = (kind: string): boolean => kind === 'program';
