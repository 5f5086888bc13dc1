import type { Preferences, ProjectContent, ProjectDraft } from '../draft.ts';
import type { ProjectFinding } from '../screening.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'project.draft': ProjectDraft;
    'project.content': ProjectContent;
    'projects_shown.preferences': Partial<Preferences>;
    'project_review.findings': readonly ProjectFinding[];
  }
}
