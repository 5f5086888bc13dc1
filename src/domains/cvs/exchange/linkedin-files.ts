/** Which file of LinkedIn's archive is which section, and what of a row says what (columns as of 2026). */
import type { SectionKind } from '../cv.ts';
import type { FoundEntry } from './imported.ts';
import type { Row } from './linkedin-table.ts';
import { momentIn } from './moments.ts';

interface LinkedinFile {
  readonly file: string;
  readonly columns: readonly string[];
}
interface LinkedinSection extends LinkedinFile {
  readonly kind: SectionKind;
  readonly title: string | null;
  readonly entry: (row: Row) => FoundEntry;
}

const file = (name: string, columns: string): LinkedinFile => ({ file: `${name}.csv`, columns: columns.split(', ') });

export const LINKEDIN_BASICS: readonly LinkedinFile[] = [
  file('Profile', 'First Name, Last Name, Headline, Summary'),
  file('Profile Summary', 'Profile Summary'),
  file('Email Addresses', 'Email Address'),
  file('PhoneNumbers', 'Number'),
  file('Whatsapp Phone Numbers', 'Number'),
];

/** Points that share a line: "• Built it. • Ran it." */
const text = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/\s{0,9}[•▪◦·]\s+(?=\S)/g, '\n- ').trim())
    .join('\n\n');
const labelled = (label: string, value: string): string => (value === '' ? '' : `${label}: ${value}`);
const from = (row: Row, column = 'Started On'): string => momentIn(row(column));
/** Work that has begun and not ended goes on. */
const to = (row: Row): string => momentIn(row('Finished On')) || (from(row) === '' ? '' : 'now');

const section = (
  name: string,
  columns: string,
  kind: SectionKind,
  entry: (row: Row) => FoundEntry,
  title: string | null = null,
): LinkedinSection => ({ ...file(name, columns), kind, title, entry });

export const LINKEDIN_SECTIONS: readonly LinkedinSection[] = [
  section('Positions', 'Company Name, Title', 'experience', (row) => ({
    title: row('Title'),
    at: row('Company Name'),
    place: row('Location'),
    from: from(row),
    to: to(row),
    text: text(row('Description')),
  })),
  section('Projects', 'Title, Description', 'portfolio', (row) => ({
    title: row('Title'),
    from: from(row),
    to: momentIn(row('Finished On')),
    text: text(row('Description')),
    url: row('Url'),
  })),
  section('Education', 'School Name, Degree Name', 'education', (row) => ({
    title: row('Degree Name') || row('School Name'),
    at: row('Degree Name') === '' ? '' : row('School Name'),
    from: from(row, 'Start Date'),
    to: from(row, 'End Date'),
    text: text(row('Notes'), row('Activities')),
  })),
  section('Skills', 'Name', 'skills', (row) => ({ title: row('Name') })),
  section('Languages', 'Name, Proficiency', 'languages', (row) => ({ title: row('Name'), at: row('Proficiency') })),
  section('Certifications', 'Name, Authority', 'certifications', (row) => ({
    title: row('Name'),
    at: row('Authority'),
    from: from(row),
    to: momentIn(row('Finished On')),
    text: labelled('License', row('License Number')),
    url: row('Url'),
  })),
  section('Publications', 'Name, Published On', 'publications', (row) => ({
    title: row('Name'),
    at: row('Publisher'),
    from: from(row, 'Published On'),
    text: text(row('Description')),
    url: row('Url'),
  })),
  section(
    'Volunteering',
    'Company Name, Role',
    'custom',
    (row) => ({
      title: row('Role'),
      at: row('Company Name'),
      from: from(row),
      to: to(row),
      text: text(row('Cause'), row('Description')),
    }),
    'Volunteering',
  ),
  section(
    'Honors',
    'Title, Issued On',
    'custom',
    (row) => ({ title: row('Title'), from: from(row, 'Issued On'), text: text(row('Description')) }),
    'Awards',
  ),
  section(
    'Organizations',
    'Name, Position',
    'custom',
    (row) => ({
      title: row('Position') || row('Name'),
      at: row('Position') === '' ? '' : row('Name'),
      from: from(row),
      to: to(row),
      text: text(row('Description')),
    }),
    'Organizations',
  ),
  section(
    'Patents',
    'Title, Patent Number',
    'custom',
    (row) => ({
      title: row('Title'),
      at: row('Patent Number') || row('Application Number'),
      from: momentIn(row('Issued On') || row('Filed On')),
      text: text(row('Description')),
      url: row('Url'),
    }),
    'Patents',
  ),
  section('Courses', 'Name, Number', 'custom', (row) => ({ title: row('Name'), at: row('Number') }), 'Courses'),
  section(
    'TestScores',
    'Name, Score',
    'custom',
    (row) => ({
      title: row('Name'),
      at: row('Score'),
      from: momentIn(row('Tested On') || row('Date')),
      text: text(row('Description')),
    }),
    'Test scores',
  ),
];
