/** A fictional person, so that a stranger sees what each template does. Nobody of that name has an account. */
import { FIRST_LOOK, type CvTemplate } from '../cv.ts';
import { firstContent } from '../first-content.ts';
import { showCv, type CvSource, type ShownCv } from '../shown-cv.ts';

const record: CvSource['record'] = {
  first_name: 'Ines',
  last_name: 'Sample',
  username: 'ines_sample',
  email: 'ines.sample@example.com',
  phone: '555 0100',
  phone_country_code: '+1',
  professional_title: 'Brand designer and illustrator',
  bio: 'Draws identities for small makers: packaging, marks and the pictures around them. Twelve years of printing taught her what paper forgives, and what it doesn’t.',
  city: 'Porto',
  country: 'Portugal',
  social_links: { website: 'https://example.com/ines' },
  experiences: [
    {
      id: 'studio',
      title: 'Independent designer',
      company: 'Studio Sample',
      place: 'Porto',
      starts_on: '2021-03',
      ends_on: null,
      description:
        '- Drew 64 identities for bakeries, seed shops and breweries; 41 came back for packaging.\n- Cut the average time from brief to first sketch from 9 to 4 days by working from one page of questions.\n- Handed over every file with a sheet that says what it is for.',
    },
    {
      id: 'press',
      title: 'Designer',
      company: 'Example Press',
      place: 'Lisbon',
      starts_on: '2016-09',
      ends_on: '2021-02',
      description:
        '- Set 120 book covers a year and led two juniors.\n- Moved proofs from courier to screen, which saved 300 prints a month.',
    },
    {
      id: 'printer',
      title: 'Printer’s apprentice',
      company: 'Sample & Daughters',
      place: 'Braga',
      starts_on: '2013-10',
      ends_on: '2016-08',
      description: '- Ran an offset press of 1974, and repaired it.',
    },
  ],
  educations: [
    {
      id: 'school',
      school: 'Example School of Art',
      degree: 'BA',
      field: 'Graphic design',
      starts_on: '2010-10',
      ends_on: '2013-06',
      description: null,
    },
  ],
  certifications: [
    {
      id: 'color',
      name: 'Color management for print',
      issuer: 'Example Institute',
      issued_on: '2018-05',
      expires_on: null,
      url: null,
    },
  ],
  portfolios: [
    {
      id: 'seeds',
      title: 'Forty seed packets',
      description: 'A series drawn by hand for a seed library, in two colors.',
      url: 'https://example.com/seeds',
      finished_on: '2025-11',
      images: [],
    },
  ],
  skills: [
    { slug: 'logo-design', name: 'Logo design', level: 'expert' },
    { slug: 'packaging-design', name: 'Packaging design', level: 'expert' },
    { slug: 'illustration', name: 'Illustration', level: 'advanced' },
    { slug: 'print-design', name: 'Print design', level: 'advanced' },
  ],
  languages: [
    { code: 'pt', fluency: 'native' },
    { code: 'en', fluency: 'fluent' },
  ],
};

export function sampleCv(template: CvTemplate, appUrl: string): ShownCv {
  let ids = 0;
  const content = firstContent(record, () => `sample-${(ids += 1)}`, { ...FIRST_LOOK, template });
  // Facts are read from the books, and she has none.
  return showCv(content, 'en', { record, facts: [], profileUrl: appUrl });
}
