/** A job and a school of the sellers of the demo world who show no portfolio: enough of a profile to propose for projects. */
import type { SeedCareer } from './careers.ts';

/** Since when they work on their own as what, where; then what they learned where, in two years. */
const rows: readonly (readonly [username: string, title: string, place: string, from: string, school: string, degree: string, began: string, ended: string])[] =
  [
    ['mateus-albuquerque', 'Video editor', 'Recife', '2018-03', 'A film school in Recife', 'Editing', '2014-02', '2017-12'],
    ['hollis-brandt', 'Podcast editor', 'Duluth', '2016-09', 'A technical college in Duluth', 'Audio production', '2012-09', '2014-05'],
    ['melchora-dimaculangan', 'Executive assistant', 'Cebu City', '2019-01', 'A university in Cebu', 'Office administration', '2011-06', '2015-03'],
    ['linnea-sjostrom', 'Illustrator', 'Gothenburg', '2015-08', 'An art school in Gothenburg', 'Illustration', '2011-09', '2014-06'],
    ['marlon-baptiste', 'Voice artist', 'Port of Spain', '2013-05', 'A theater school in Port of Spain', 'Voice and speech', '2008-09', '2011-07'],
    ['sunita-gurung', 'Photo retoucher', 'Pokhara', '2020-02', 'A college in Pokhara', 'Photography', '2016-08', '2019-05'],
    ['bence-halmos', 'Search consultant', 'Budapest', '2014-10', 'A university in Budapest', 'Information science', '2007-09', '2012-06'],
    ['diego-quispe', 'Website builder', 'Arequipa', '2017-04', 'A technical institute in Arequipa', 'Computing', '2013-03', '2016-12'],
    ['mori-haruka', 'Illustrator', 'Fukuoka', '2016-04', 'A design school in Fukuoka', 'Character design', '2012-04', '2015-03'],
    ['fatoumata-diarra', 'Data analyst', 'Dakar', '2018-11', 'A university in Dakar', 'Applied mathematics', '2011-10', '2016-07'],
    ['priyanka-raghunathan', 'Technical writer', 'Chennai', '2015-06', 'A university in Chennai', 'Computer science', '2008-08', '2012-05'],
    ['yusuf-alrashidi', 'Translator', 'Amman', '2012-01', 'A university in Amman', 'Translation, English and Arabic', '2006-09', '2010-06'],
    ['kwame-asante', 'Bookkeeper', 'Accra', '2013-07', 'A business school in Accra', 'Accounting', '2008-09', '2012-06'],
    ['katarzyna-wilczek', 'Statistician', 'Wrocław', '2017-10', 'A university in Wrocław', 'Statistics', '2010-10', '2015-06'],
    ['nikos-vlachopoulos', 'Mix engineer', 'Thessaloniki', '2011-03', 'A music school in Thessaloniki', 'Sound engineering', '2007-09', '2010-06'],
    ['camille-vautrin', 'Marketing consultant', 'Lyon', '2019-09', 'A university in Lyon', 'Communication', '2011-09', '2016-06'],
    ['beatriz-montalvo', 'Subtitler', 'Valencia', '2014-02', 'A university in Valencia', 'Translation', '2008-09', '2012-06'],
    ['paolo-brandolini', 'Photographer', 'Bologna', '2010-05', 'An art academy in Bologna', 'Photography', '2005-10', '2009-06'],
    ['minh-chau', 'App developer', 'Da Nang', '2020-06', 'A university in Da Nang', 'Software engineering', '2014-09', '2019-05'],
    ['jonas-feldkamp', 'Translator', 'Leipzig', '2009-10', 'A university in Leipzig', 'Translation, English and German', '2003-10', '2008-09'],
    ['annelies-verstraete', 'Data protection adviser', 'Ghent', '2018-05', 'A university in Ghent', 'Law', '2008-09', '2013-06'],
    ['rosalind-achieng', 'Singer and songwriter', 'Nairobi', '2015-01', 'A conservatoire in Nairobi', 'Voice', '2010-09', '2013-07'],
    ['rahel-tesfaye', 'Contracts lawyer', 'Addis Ababa', '2016-02', 'A university in Addis Ababa', 'Law', '2008-10', '2013-07'],
  ];

export const shortCareers: Readonly<Record<string, SeedCareer>> = Object.fromEntries(
  rows.map(([username, title, place, from, school, degree, began, ended]) => [
    username,
    { works: [], jobs: [{ title, company: 'Independent', place, from, to: null }], schools: [{ school, degree, from: began, to: ended }] },
  ]),
);
