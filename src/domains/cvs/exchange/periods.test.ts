import { expect, test } from 'vitest';
import { showCv } from '../shown-cv.ts';
import { momentIn } from './moments.ts';
import { findPeriod } from './periods.ts';

test.each([
  ['2020-03-14', '2020-03'],
  ['2020-03', '2020-03'],
  ['2020', '2020'],
  ['Mar 2020', '2020-03'],
  ['Sept. 2019', '2019-09'],
  ['févr. 2022', '2022-02'],
  ['03/2020', '2020-03'],
  ['21.04.2020', '2020-04'],
  ['25/12/2020', '2020-12'],
  ['03/04/2020', '2020'],
  ['Mar 4, 1990', '1990-03'],
  ['1 de marzo de 2020', '2020-03'],
  ['март 2020 г.', '2020-03'],
  ['كانون الثاني 2020', '2020-01'],
  ['مارس ٢٠٢٠', '2020-03'],
  ['۱۳۹۸ اسفند', '2020-03'],
  ['ב־מרץ 2020', '2020-03'],
  ['मार्च 2020', '2020-03'],
  ['Acme 2020', '2020'],
  ['13/2020', '2020'],
  ['12345', ''],
  ['soon', ''],
])('%s is read as “%s”', (text, moment) => expect(momentIn(text)).toBe(moment));

test.each([
  ['March 2020 – now', '2020-03', 'now', ''],
  ['Designer, Acme  Mar 2018 - Apr 2020', '2018-03', '2020-04', 'Designer, Acme'],
  ['2018–2020 | Acme', '2018', '2020', 'Acme'],
  ['2018–20 Acme', '2018', '2020', 'Acme'],
  ['Mar – Jun 2020, Oslo', '2020-03', '2020-06', 'Oslo'],
  ['seit 05/2019 Leiter', '2019-05', 'now', 'Leiter'],
  ['Since March 2020', '2020-03', 'now', ''],
  ['Lead (2019 –)', '2019', 'now', 'Lead'],
  ['de marzo de 2018 a la actualidad', '2018-03', 'now', ''],
  ['с марта 2018 по настоящее время', '2018-03', 'now', ''],
  ['2018-03 - 2019-04', '2018-03', '2019-04', ''],
  ['Class of 2014', '2014', '', 'Class of'],
])('%s', (line, from, to, rest) => expect(findPeriod(line)).toEqual({ from, to, rest }));

test('a line without a date has no period', () => expect(findPeriod('Led 4 people at Studio 54')).toBeNull());

test.each('en ar de es fa fr he hi it pt ru'.split(' '))(
  'a period that our CVs write in %s is read back',
  (language) => {
    const basics = { name: 'A', headline: '', email: '', phone: '', place: '', links: [], summary: '' };
    for (let month = 1; month <= 12; month += 1) {
      const from = `2014-${String(month).padStart(2, '0')}`;
      const entry = {
        id: 'e',
        source: null,
        is_hidden: false,
        break_before: false,
        title: 'A',
        at: '',
        place: '',
        text: '',
        url: '',
      };
      const section = {
        id: 's',
        kind: 'custom',
        title: 'B',
        is_hidden: false,
        break_before: false,
        keep_together: false,
      } as const;
      const { sections } = showCv(
        {
          basics,
          sections: [
            {
              ...section,
              entries: [
                { ...entry, from, to: 'now' },
                { ...entry, from, to: '2016-02' },
              ],
            },
          ],
          look: {
            template: 'classic',
            color: '#000000',
            font: 'sans',
            density: 'normal',
            paper: 'a4',
            has_photo: false,
          },
        },
        language,
        { record: emptyRecord, facts: [], profileUrl: '' },
      );
      const periods = sections[0]?.entries.map(({ period }) => findPeriod(period));
      expect(periods).toEqual([
        { from, to: 'now', rest: '' },
        { from, to: '2016-02', rest: '' },
      ]);
    }
  },
);

const emptyRecord = {
  first_name: '',
  last_name: '',
  username: 'a',
  email: '',
  phone: null,
  phone_country_code: null,
  professional_title: null,
  bio: null,
  city: null,
  country: null,
  social_links: {},
  experiences: [],
  educations: [],
  certifications: [],
  portfolios: [],
  skills: [],
  languages: [],
};
