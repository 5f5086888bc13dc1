import type { CvContent } from '../cv.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'cv.content': CvContent;
    'cv_version.content': CvContent;
  }
}
