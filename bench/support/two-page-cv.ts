import type { CvTemplate } from '#domains/cvs/cv.ts';
import { cvSetting } from '#domains/cvs/server/render-cv.ts';
import { sampleCv } from '#domains/cvs/server/sample-cv.ts';
import type { Typesetting } from '#kit/server/documents/typesetter.ts';

/** How often the fictional person had each job, until the template fills two pages. */
const TIMES: Readonly<Record<CvTemplate, number>> = { classic: 3, modern: 3, compact: 3, academic: 3 };

/** As PDF. Each `nth` says something else, so that nothing of the one before can be used again. */
export function twoPages(template: CvTemplate, nth: number): Typesetting {
  const cv = sampleCv(template, 'https://docket.example.com');
  const sections = cv.sections.map((section) =>
    section.kind === 'experience'
      ? {
          ...section,
          entries: Array.from({ length: TIMES[template] }, (_, time) =>
            section.entries.map((entry) => ({ ...entry, title: `${entry.title}, ${time + 1} of person ${nth}` })),
          ).flat(),
        }
      : section,
  );
  return { ...cvSetting({ ...cv, name: `${cv.name} ${nth}`, sections }, null), format: 'pdf', madeAt: new Date(0) };
}
