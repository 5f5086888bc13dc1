import { useEffect, useEffectEvent } from 'react';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { savableKey, saveOnce, type Savable } from '#kit/web/saving.ts';
import { titleOf } from '#routes';
import { forgetSave } from './remembered-save.ts';

interface SaveAfterSignInProps {
  readonly thing: Savable;
  /** Back where it was pressed. */
  readonly onDone: () => void;
}

/** Someone pressed Save as a visitor and has signed in for it: it is saved, and they continue where they were. */
export function SaveAfterSignIn({ thing, onDone }: SaveAfterSignInProps) {
  const save = useEffectEvent(async () => {
    const isHere = await saveOnce(thing).catch((error: Error) => {
      toast.error('Not saved', error.message);
      return true;
    });
    if (!isHere) return;
    // Not before: the page is rendered again meanwhile, and would ask in which list to save it.
    forgetSave();
    onDone();
  });
  const key = savableKey(thing);
  useEffect(() => void save(), [key]);
  return (
    <>
      <PageHeader title={titleOf('saved')} />
      <Loading label="Saving">
        <TextSkeleton lines={2} />
      </Loading>
    </>
  );
}
