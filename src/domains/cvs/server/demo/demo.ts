import type { DemoPart, DemoWorld } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import type { CvContent, CvLook } from '../../cv.ts';
import { addSection, blankEntry } from '../../edit-cv.ts';
import { firstContent } from '../../first-content.ts';
import { ownerOf } from '../cv-source.ts';
import { shareCv } from '../share-cv.ts';
import { createCv } from '../write-cv.ts';

interface SeedCv {
  readonly daysAgo: number;
  readonly by: string;
  readonly name: string;
  readonly language: string;
  readonly look: Partial<CvLook>;
  readonly basics?: Partial<CvContent['basics']>;
  readonly publications?: readonly { readonly title: string; readonly at: string; readonly from: string }[];
  readonly isShared?: boolean;
}

const seeds: readonly SeedCv[] = [
  {
    daysAgo: 6.2,
    by: 'amara-okafor',
    name: 'Identities',
    language: 'en',
    look: { template: 'classic', has_photo: true },
    isShared: true,
  },
  {
    daysAgo: 5.4,
    by: 'priyanka-raghunathan',
    name: 'Data work',
    language: 'en',
    look: { template: 'modern', color: '#1d4f91', paper: 'letter' },
  },
  {
    daysAgo: 5.1,
    by: 'jonas-feldkamp',
    name: 'Bewerbungen',
    language: 'de',
    look: { template: 'compact', density: 'tight' },
  },
  {
    daysAgo: 4.8,
    by: 'ruth-abernethy',
    name: 'Editing',
    language: 'en',
    look: { template: 'academic', font: 'serif', color: '#6b2d5c' },
    publications: [
      { title: 'What a copy editor leaves alone', at: 'Proceedings of a made-up society of editors', from: '2024-05' },
      { title: 'Queries that authors answer', at: 'A made-up quarterly for editors', from: '2022' },
    ],
  },
  {
    daysAgo: 4.1,
    by: 'yusuf-alrashidi',
    name: 'المتاحف',
    language: 'ar',
    look: { template: 'modern', color: '#8a3420' },
    basics: {
      name: 'يوسف الراشدي',
      headline: 'مترجم إلى العربية ومراجع نصوص',
      place: 'عمّان، الأردن',
      summary:
        'أترجم من الإنجليزية إلى العربية منذ أحد عشر عامًا، وأراجع النص في مكانه قبل التسليم.\n- نصوص المتاحف واللوحات والأدلة الصوتية.\n- التطبيقات المكتوبة بـ React وملفات XLIFF.',
    },
  },
  {
    daysAgo: 3.6,
    by: 'yusuf-alrashidi',
    name: 'المستشفيات',
    language: 'ar',
    look: { template: 'compact' },
    basics: {
      name: 'يوسف الراشدي',
      headline: 'مترجم نصوص طبية',
      place: 'عمّان، الأردن',
      summary: 'نشرات المرضى ونماذج الموافقة، مع مسرد موحّد للمصطلحات.',
    },
  },
];

function contentOf(first: CvContent, { basics = {}, publications = [] }: SeedCv, makeId: () => string): CvContent {
  const content = { ...first, basics: { ...first.basics, ...basics } };
  if (publications.length === 0) return content;
  const whole = addSection(content, 'publications', makeId);
  const entries = publications.map((publication) => ({ ...blankEntry(makeId()), ...publication }));
  return {
    ...whole,
    sections: whole.sections.map((section) => (section.kind === 'publications' ? { ...section, entries } : section)),
  };
}

async function make({ replay: { tx, context }, people }: DemoWorld, seed: SeedCv): Promise<void> {
  const actor = people.get(seed.by);
  const first = firstContent((await ownerOf(tx, actor.userId, context)).record, context.makeId, seed.look);
  const content = contentOf(first, seed, context.makeId);
  const { id } = await createCv(tx, actor, { name: seed.name, language: seed.language, content }, context);
  if (seed.isShared === true)
    await shareCv(tx, actor, id, { is_shared: true, is_indexed: false, on_profile: true }, context);
}

export const demo: DemoPart = {
  steps: (world) => seeds.map((seed) => ({ at: daysBefore(world.now, seed.daysAgo), run: () => make(world, seed) })),
};
