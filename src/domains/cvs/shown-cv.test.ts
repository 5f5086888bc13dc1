import { expect, it } from 'vitest';
import { emptyEntry, type CvContent } from './cv.ts';
import { changeEntry } from './edit-cv.ts';
import { firstContent } from './first-content.ts';
import { showCv, shownLines, type CvSource } from './shown-cv.ts';

const source: CvSource = {
  record: {
    first_name: 'Nadia',
    last_name: 'Haddad',
    username: 'nadia',
    email: 'nadia@example.com',
    phone: '4 555 0100',
    phone_country_code: '+971',
    professional_title: 'Engineer',
    bio: 'First line\nof one paragraph.\n\n- A point\n* Another',
    city: 'Dubai',
    country: 'United Arab Emirates',
    social_links: { website: 'https://www.example.com/nadia/' },
    experiences: [
      { id: 'a', title: 'Lead', company: 'Works', place: null, starts_on: '2024-03', ends_on: null, description: null },
      {
        id: 'b',
        title: 'Junior',
        company: 'Works',
        place: null,
        starts_on: '2020-01',
        ends_on: '2024-02',
        description: '',
      },
    ],
    educations: [],
    certifications: [],
    portfolios: [],
    skills: [{ slug: 'sql', name: 'SQL', level: null }],
    languages: [{ code: 'ar', fluency: 'native' }],
  },
  facts: [{ name: 'work', text: 'Completed orders and contracts: 3', url: 'https://example.com/user/profile/nadia' }],
  profileUrl: 'https://example.com/user/profile/nadia',
};
let ids = 0;
const content = firstContent(source.record, () => `id${(ids += 1)}`);
const sectionOf = (shown: CvContent, kind: string) =>
  showCv(shown, 'en', source).sections.find((section) => section.kind === kind);

it('shows everything of a profile, in its words', () => {
  const shown = showCv(content, 'en', source);
  expect(shown.name).toBe('Nadia Haddad');
  expect(shown.sections.map(({ title }) => title)).toEqual(['Experience', 'Verified record', 'Skills', 'Languages']);
  expect(shown.contacts.map(({ text }) => text)).toEqual([
    'nadia@example.com',
    '+971 4 555 0100',
    'Dubai, United Arab Emirates',
    'example.com/nadia',
  ]);
  expect(sectionOf(content, 'experience')?.entries[0]).toMatchObject({ title: 'Lead', period: 'March 2024 – now' });
});

it('says what the CV says where it says something, and leaves out what it empties', () => {
  const experience = content.sections[0];
  const [first] = experience?.entries ?? [];
  const changed = changeEntry(content, experience?.id ?? '', first?.id ?? '', { title: 'Head of data', at: '' });
  expect(sectionOf(changed, 'experience')?.entries[0]).toMatchObject({ title: 'Head of data', at: '' });
  const hidden = changeEntry(content, experience?.id ?? '', first?.id ?? '', { is_hidden: true });
  expect(sectionOf(hidden, 'experience')?.entries.map(({ title }) => title)).toEqual(['Junior']);
});

it('what has left the profile leaves its CVs', () => {
  const gone = { ...source, record: { ...source.record, experiences: [] } };
  expect(showCv(content, 'en', gone).sections.map(({ kind }) => kind)).not.toContain('experience');
});

it('only facts that the books have are shown, whatever the CV asks for', () => {
  expect(sectionOf(content, 'verified')?.entries.map(({ title, isVerified }) => [title, isVerified])).toEqual([
    ['Completed orders and contracts: 3', true],
  ]);
  const forged: CvContent = {
    ...content,
    sections: content.sections.map((section) =>
      section.kind === 'verified' ? { ...section, entries: [{ ...emptyEntry('x'), title: 'Rating: 5' }] } : section,
    ),
  };
  expect(sectionOf(forged, 'verified')?.entries).toHaveLength(1);
});

it('speaks the language of the CV: headings, months, fluency, direction', () => {
  const shown = showCv(content, 'ar', source);
  expect(shown.isRightToLeft).toBe(true);
  expect(shown.sections.map(({ title }) => title)).toEqual(['الخبرة', 'سجل موثّق', 'المهارات', 'اللغات']);
  expect(shown.sections[0]?.entries[0]?.period).toContain('حتى الآن');
  expect(shown.sections[3]?.entries[0]).toMatchObject({ title: 'العربية', at: 'اللغة الأم' });
});

it('reads paragraphs and points', () => {
  expect(shownLines('One\nparagraph.\n\n- A point\n• Another\nLast')).toEqual([
    { kind: 'paragraph', text: 'One paragraph.' },
    { kind: 'point', text: 'A point' },
    { kind: 'point', text: 'Another' },
    { kind: 'paragraph', text: 'Last' },
  ]);
});
