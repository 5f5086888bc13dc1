import { Bone, Loading } from '#design/public/skeleton.tsx';

/** The skeleton of a section that is not set up: what it is about is known, its button comes. */
export const AboutAndButton = ({ about }: { about: string }) => (
  <Loading className="grid gap-4">
    <p className="text-ink-2">{about}</p>
    <Bone className="h-11 w-36" />
  </Loading>
);
