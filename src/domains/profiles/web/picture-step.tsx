import { PictureForm } from './picture-form.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './steps.ts';

export function PictureStep({ steps }: { steps: Steps }) {
  return (
    <StepFrame
      title="Add a profile picture"
      lead="People like to see who they work with. You can also keep your initials."
      problems={[]}
      attempt={0}
      isSubmitting={false}
      submitLabel="Finish"
      onBack={steps.back}
      onSubmit={(event) => {
        event.preventDefault();
        steps.next();
      }}
    >
      <PictureForm />
    </StepFrame>
  );
}
