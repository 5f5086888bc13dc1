import { expect, it } from 'vitest';
import { emptyEntry, FIRST_LOOK, type CvContent } from './cv.ts';
import { differences } from './difference.ts';
import {
  addEntry,
  addSection,
  changeEntry,
  moveEntry,
  moveSection,
  removeEntry,
  removeSection,
  unpicked,
} from './edit-cv.ts';

let ids = 0;
const makeId = (): string => `id${(ids += 1)}`;
const EMPTY: CvContent = {
  basics: { name: null, headline: null, email: null, phone: null, place: null, links: null, summary: null },
  sections: [],
  look: FIRST_LOOK,
};
const withSections = (): CvContent => addSection(addSection(EMPTY, 'experience', makeId), 'custom', makeId);
const idsOf = (things: readonly { readonly id: string }[] | undefined): string[] => (things ?? []).map(({ id }) => id);

it('moves sections and entries one place, and no further than the ends', () => {
  const content = withSections();
  const [first = '', second = ''] = idsOf(content.sections);
  expect(idsOf(moveSection(content, second, -1).sections)).toEqual([second, first]);
  expect(idsOf(moveSection(content, first, -1).sections)).toEqual([first, second]);
  expect(idsOf(moveSection(content, second, 1).sections)).toEqual([first, second]);
  const two = addEntry(addEntry(content, first, emptyEntry('a', 'job-a')), first, emptyEntry('b', 'job-b'));
  expect(idsOf(moveEntry(two, first, 'a', 1).sections[0]?.entries)).toEqual(['b', 'a']);
});

it('changes one entry and leaves the state before as it was', () => {
  const content = addEntry(withSections(), 'nowhere', emptyEntry('a'));
  const [first = ''] = idsOf(content.sections);
  const before = addEntry(content, first, emptyEntry('a', 'job-a'));
  const after = changeEntry(before, first, 'a', { title: 'Lead' });
  expect([before.sections[0]?.entries[0]?.title, after.sections[0]?.entries[0]?.title]).toEqual([null, 'Lead']);
  expect(removeEntry(after, first, 'a').sections[0]?.entries).toEqual([]);
  expect(idsOf(removeSection(after, first).sections)).toHaveLength(1);
});

it('knows what the profile has and a section does not show', () => {
  const content = withSections();
  const [section] = addEntry(content, content.sections[0]?.id ?? '', emptyEntry('a', 'job-a')).sections;
  if (section === undefined) throw new Error('there is a section');
  expect(
    unpicked(
      section,
      new Map([
        ['job-a', 1],
        ['job-b', 2],
      ]),
    ),
  ).toEqual(['job-b']);
});

it('says where two states differ, field by field, and names what one of them lacks', () => {
  const content = addEntry(withSections(), 'nowhere', emptyEntry('a'));
  const [first = ''] = idsOf(content.sections);
  const mine = {
    name: 'Mine',
    target: null,
    language: 'en',
    content: addEntry(content, first, emptyEntry('a', 'job-a')),
  };
  const theirs = { ...mine, name: 'Theirs', content: changeEntry(mine.content, first, 'a', { title: 'Lead' }) };
  expect(differences(mine, mine)).toEqual([]);
  expect(differences(mine, theirs)).toEqual([
    { where: 'This CV: name', mine: 'Mine', theirs: 'Theirs' },
    { where: 'Experience, entry 1: title', mine: 'as on your profile', theirs: 'Lead' },
  ]);
  const without = { ...mine, content: removeEntry(mine.content, first, 'a') };
  expect(differences(mine, without).map(({ theirs: text }) => text)).toEqual(expect.arrayContaining(['—']));
  const turned = { ...mine, content: moveSection(mine.content, first, 1) };
  expect(differences(mine, turned)).toEqual([
    { where: 'Sections: order', mine: 'in your order', theirs: 'in another order' },
  ]);
});
