import { Copy } from 'lucide-react';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';

export const CopyButton = ({ text }: { text: string }) => (
  <Button
    icon={Copy}
    onClick={() =>
      void navigator.clipboard.writeText(text).then(
        () => toast.success('Copied'),
        () => toast.error('Not copied', 'Select the text and copy it.'),
      )
    }
  >
    Copy
  </Button>
);
