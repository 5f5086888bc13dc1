/** The front door of projects’ screens: the brief beside what is proposed for it, and parts of a project’s desk. */
export { CloseDialog } from './close-dialog.tsx';
export { SentInvitations } from './invite/sent-invitations.tsx';
export { ClientPanel } from './public/client-panel.tsx';
export { ProjectBody } from './public/project-body.tsx';
export { ProjectFacts } from './public/project-facts.tsx';
export { ReaderFiles } from './reader-files.tsx';
export { BriefQuestions } from './questions/brief-questions.tsx';
export { titleOfProject } from './title-of-project.ts';
export { useProjectActs } from './use-project-acts.ts';
