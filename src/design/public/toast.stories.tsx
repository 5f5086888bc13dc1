import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { Button } from './button.tsx';
import { toast } from './toast-store.ts';
import { ToastViewport } from './toast.tsx';

export default { title: 'Public/Toast' } satisfies Meta;

const HELD_MS = 600_000;

function Demo() {
  useEffect(() => {
    toast.clear();
    toast.withAction('Saved', { label: 'Add to list', onPress: () => undefined }, 'A logo for small ships');
    toast.success('$280 released to Amara', 'Reference DK-7K3M-92QX is in your wallet.', HELD_MS);
    toast.error('The file was not sent', 'The connection broke. Your text is still here.', HELD_MS);
    return toast.clear;
  }, []);
  return (
    <main className="min-h-[420px]">
      <Button onClick={() => toast.success('Three seconds', 'Unless you hold it.')}>Show one</Button>
      <ToastViewport />
    </main>
  );
}

export const All: StoryObj = { render: () => <Demo /> };
