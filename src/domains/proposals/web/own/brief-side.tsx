import { Alert } from '#design/public/alert.tsx';
import { ClientPanel, ProjectBody, ProjectFacts, ReaderFiles } from '#domains/projects/web/projects.tsx';
import { isInvited } from '../is-invited.ts';
import { myProposal, type MyProposal } from '../../own-contract.ts';

/** What the client wrote, as their project’s page has it. */
export const BriefSide = ({ page: { project, nda_accepted_at: acceptedAt, invitation } }: { page: MyProposal }) => (
  <>
    {isInvited(invitation) ? (
      <Alert tone="info" title="The client invited you to propose">
        {invitation.note === '' ? null : (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{invitation.note}</p>
        )}
      </Alert>
    ) : null}
    <ProjectFacts project={project} />
    <div className="panel pad grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      <ProjectBody project={project} hasFilesBelow />
    </div>
    <ReaderFiles project={project} isClient={false} acceptedAt={acceptedAt} stales={[myProposal]} />
    <ClientPanel client={project.client} />
  </>
);
