import { lazy, Suspense } from 'react';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';

const Loaded = lazy(async () => ({ default: (await import('./security-settings.tsx')).SecuritySettings }));

/** The security settings, with their dialogs, loaded where they are shown: other pages go through the same front door. */
export function SecuritySettings() {
  return (
    <Suspense
      fallback={
        <Loading label="Loading the security settings">
          <TextSkeleton lines={6} />
        </Loading>
      }
    >
      <Loaded />
    </Suspense>
  );
}
