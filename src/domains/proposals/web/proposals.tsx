/** The front door of proposals’ screens: what the page of a project has for someone who is signed in. */
export { ProjectTools } from './project-tools.tsx';
