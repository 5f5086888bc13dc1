import { useEffect } from 'react';
import { initialise, useSession } from '#domains/accounts/web/accounts.ts';
import { projectRoom } from '#domains/proposals/contract.ts';
import { ProjectTools } from '#domains/proposals/web/proposals.tsx';
import type { ShownProject } from '#domains/projects/shapes.ts';
import { BriefQuestions } from '#domains/projects/web/questions/brief-questions.tsx';
import { ReaderFiles } from '#domains/projects/web/reader-files.tsx';
import { Failure } from '#kit/errors.ts';
import { useRead } from '#kit/web/api.ts';
import { SignedIn } from './shell/signed-in.tsx';

export interface ToolsProps {
  slug: string;
  /** In the card of the budget, for the one action of this reader; null until it is on the screen. */
  place: Element | null;
  /** The project as this reader may see it; null where it is not theirs to see. */
  onRead: (project: ShownProject | null, isOwn: boolean) => void;
}

/** What the app needs beside its screens, on a public page. */
function Tools(props: ToolsProps) {
  return (
    <SignedIn>
      <Room {...props} />
    </SignedIn>
  );
}

/** The files, and the reader's side of the project. Nothing for someone who may not see it: the page says so. */
function Room({ slug, place, onRead }: ToolsProps) {
  const { data: room, error } = useRead(projectRoom, { params: { slug } });
  const project = room?.project;
  const isMissing = project === undefined && error instanceof Failure && error.code === 'not_found';
  const isOwn = room?.side === 'client';
  useEffect(() => {
    if (project !== undefined) onRead(project, isOwn);
    else if (isMissing) onRead(null, false);
  }, [project, isOwn, isMissing, onRead]);
  if (isMissing) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {room === undefined ? null : (
        <ReaderFiles
          project={room.project}
          isClient={room.side === 'client'}
          acceptedAt={room.nda_accepted_at}
          stales={[projectRoom]}
        />
      )}
      <ProjectTools slug={slug} place={place} />
      {/* Last, so that nothing moves when it is read. Its client has it on the desk. */}
      {room === undefined || isOwn ? null : (
        <BriefQuestions slug={slug} title={room.project.title} stales={[projectRoom]} />
      )}
    </div>
  );
}

/** Null where nobody is signed in: visitors load nothing of it. */
export async function toolsOfReader(): Promise<typeof Tools | null> {
  await initialise();
  return useSession.getState().isLoggedIn ? Tools : null;
}
