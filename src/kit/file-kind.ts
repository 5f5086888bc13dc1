/** What a file is, by its first bytes; its name and declared type are only claims (UPL-1). */
const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean => {
  for (let place = 0; place < signature.length; place += 1) if (bytes[at + place] !== signature.charCodeAt(place)) return false;
  return true;
};

const signatures: readonly (readonly [kind: string, signature: string, at?: number])[] = [
  ['program', 'MZ'],
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
  ['video', 'ftyp', 4],
  ['video', '\u001aE\u00df\u00a3'],
  ['audio', 'ID3'],
  ['audio', 'OggS'],
  ['audio', 'WAVE', 8],
  ['audio', 'fLaC'],
];

const TEXT_SAMPLE = 4_096;

export function fileKind(bytes: Uint8Array): string {
  const found = signatures.find(([, signature, at]) => startsWith(bytes, signature, at));
  if (found !== undefined) return found[0];
  return bytes.subarray(0, TEXT_SAMPLE).includes(0) ? 'other' : 'text';
}

/** Something that runs when opened by mistake is not handed over as it is. */
export const isRefusedKind = (kind: string): boolean => kind === 'program';
