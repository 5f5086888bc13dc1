import type { ServicePicture } from '../picture-rules.ts';
import type { StoredContent, StoredDraft } from './stored.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'service.draft': StoredDraft;
    'service.pictures': readonly ServicePicture[];
    'service_version.content': StoredContent;
    'service_category_page_category.bands': { band: number; from: string; to: string; count: number }[];
    'service_category_page_top_category.bands': { band: number; from: string; to: string; count: number }[];
  }
}
