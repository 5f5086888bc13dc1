import { scanWords, type ScanState } from '#kit/file-scan.ts';

/** Under a file's name, for both sides: the state of its malware scan. Shows nothing for a clean file. */
export function ScanLine({ state }: { state: ScanState }) {
  const words = scanWords[state];
  if (words === null) return null;
  return (
    <span className={`block text-sm font-normal ${state === 'infected' ? 'text-danger' : 'text-ink-2'}`}>{words}</span>
  );
}
