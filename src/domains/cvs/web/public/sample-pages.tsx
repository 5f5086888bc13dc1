import type { CvTemplate } from '../../cv.ts';
import { TEMPLATE_NAMES } from '../../look-words.ts';

/** A4 at 96 pixels an inch. */
const PAGE = { width: 794, height: 1_123 } as const;

interface SamplePageProps {
  readonly template: CvTemplate;
  readonly page?: number;
  readonly isEager?: boolean;
}

/** A page of a template as it is printed, with a fictional person. */
export const SamplePage = ({ template, page = 1, isEager = false }: SamplePageProps) => (
  <img
    src={`/cvbuilder/samples/${template}/${page}.svg`}
    {...PAGE}
    loading={isEager ? 'eager' : 'lazy'}
    decoding="async"
    alt={`A CV of a fictional designer in the template ${TEMPLATE_NAMES[template]}`}
    className="h-auto w-full rounded-sm border border-line bg-white"
  />
);
