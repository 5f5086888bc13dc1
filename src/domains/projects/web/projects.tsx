/** The front door of projects’ screens: the brief beside what is proposed for it. */
export { ClientPanel } from './public/client-panel.tsx';
export { ProjectBody } from './public/project-body.tsx';
export { ProjectFacts } from './public/project-facts.tsx';
export { ReaderFiles } from './reader-files.tsx';
