import { useState, type ReactNode } from 'react';
import { Download } from 'lucide-react';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';

interface DownloadButtonProps {
  /** Each press is a request with the session, so a file only goes to its owner. */
  get: () => Promise<void>;
  /** For screen readers, where the same words stand in every row. */
  label?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  variant?: 'line' | 'ghost' | undefined;
  children: ReactNode;
}

export function DownloadButton({ get, label, size = 'sm', variant = 'line', children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await get();
    } catch (error) {
      toast.error('Download failed', (error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size={size}
      variant={variant}
      icon={Download}
      pending={busy}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}
