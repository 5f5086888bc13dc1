import type { ServicePreview, ServiceShown } from '../contract.ts';
import type { RuleKind } from '../moderation.ts';
import type { ServicePicture } from '../picture-rules.ts';
import type { StoredContent, StoredDraft } from './stored.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'service.draft': StoredDraft;
    'service.pictures': readonly ServicePicture[];
    'service_version.content': StoredContent;
    'service_review.content': StoredContent;
    'service_review.findings': readonly { kind: RuleKind; field: string; found: string; reason: string }[];
    /** Null in rows that a process of the release before wrote. */
    'service_card.seller': {
      name: string;
      username: string;
      title: string | null;
      level: string;
      tier: number;
      country: string | null;
      languages: string[];
    } | null;
    'service_page.head': Omit<ServiceShown, 'motif' | 'content' | 'similar' | 'in_force'>;
    'service_preview_head.head': Pick<ServicePreview, 'rating' | 'rating_count' | 'seller' | 'taking_orders'>;
    'compared_services.head': Pick<ServiceShown, 'seller'>;
    'compared_services.content': StoredContent;
    'search_documents_after.tags': string[] | null;
    'search_documents.tags': string[] | null;
    'people_after.languages': { code: string }[] | null;
    'people_by_ids.languages': { code: string }[] | null;
    'service_category_page_category.bands': { band: number; from: string; to: string; count: number }[];
    'service_category_page_top_category.bands': { band: number; from: string; to: string; count: number }[];
  }
}
