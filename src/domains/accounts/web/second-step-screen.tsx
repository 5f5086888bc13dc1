import { lazy, Suspense } from 'react';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

interface SecondStepScreenProps {
  ticket: string;
  onDone: () => void;
  onStartAgain: (reason: string | null) => void;
}

/** In place of the password's form, whose address it keeps. */
export const SecondStepScreen = (props: SecondStepScreenProps) => (
  <Suspense
    fallback={
      <Loading label="Opening two-factor authentication">
        <TextSkeleton lines={3} />
      </Loading>
    }
  >
    <SecondStep {...props} />
  </Suspense>
);
