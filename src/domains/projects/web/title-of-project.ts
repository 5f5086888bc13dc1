import type { ProjectLine } from '../contract.ts';

export const titleOfProject = ({ title }: Pick<ProjectLine, 'title'>): string =>
  title === '' ? 'Untitled draft' : title;
