import { Copy, Download } from 'lucide-react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { brandName } from '#kit/brand.ts';
import { toast } from '#design/public/toast-store.ts';

/** Shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => toast.success('Copied'),
      () => toast.error('Could not copy', 'Select the codes and copy them manually.'),
    );
  };
  const keep = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${brandName()} recovery codes. Each works once.\n\n${text}\n`], { type: 'text/plain' }),
    );
    link.download = 'docket-recovery-codes.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title="Store these where you can find them without your phone">
        Each code works once, in place of your app or passkey. We won’t show them again.
      </Alert>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-md bg-sunken p-4 font-mono text-md sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={Copy} onClick={copy}>
          Copy
        </Button>
        <Button size="sm" icon={Download} onClick={keep}>
          Download
        </Button>
      </div>
    </div>
  );
}
