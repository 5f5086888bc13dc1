/** The front door of projects’ screens: parts that the desk of a project shows. */
export { CloseDialog } from './close-dialog.tsx';
export { SentInvitations } from './invite/sent-invitations.tsx';
export { ProjectBody } from './public/project-body.tsx';
export { ProjectFacts } from './public/project-facts.tsx';
export { ReaderFiles } from './reader-files.tsx';
