import { useEffect, useEffectEvent } from 'react';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { keepSaved, type Savable } from '#kit/web/saving.ts';
import { titleOf } from '#routes';
import { forgetPressed } from './pressed.ts';

interface KeepPressedProps {
  readonly thing: Savable;
  /** Back where it was pressed. */
  readonly onDone: () => void;
}

/** Someone pressed Save as a visitor and has signed in for it: it is saved, and they continue where they were. */
export function KeepPressed({ thing, onDone }: KeepPressedProps) {
  const { kind, name } = thing;
  const end = useEffectEvent(() => {
    // Not before: the page is rendered again meanwhile, and would ask in which list to save it.
    forgetPressed();
    onDone();
  });
  useEffect(() => void keepSaved({ kind, name }).finally(end), [kind, name]);
  return (
    <>
      <PageHeader title={titleOf('saved')} />
      <Loading label="Saving">
        <TextSkeleton lines={2} />
      </Loading>
    </>
  );
}
