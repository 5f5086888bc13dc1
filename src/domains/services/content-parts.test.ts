import { expect, test } from 'vitest';
import { changedParts } from './content-parts.ts';
import { contentOf } from './publish-rules.ts';
import { goodDraft } from './test-draft.ts';

const content = (over: Parameters<typeof goodDraft>[0] = {}, pictures: Parameters<typeof contentOf>[1] = []) =>
  contentOf(goodDraft(over), pictures);

test('a version that says the same has no changes', () => {
  expect(changedParts(content(), content())).toEqual([]);
});

test('each part that differs is named once, in the order of the form', () => {
  const { packages } = content();
  const dearer = packages.map((servicePackage) => ({
    ...servicePackage,
    price: { ...servicePackage.price, amount: '9900' },
  }));
  expect(changedParts(content(), content({ packages: dearer, title: 'Another title that is long enough' }))).toEqual([
    'title',
    'packages',
  ]);
  expect(changedParts(content(), content({}, [{ file: 'a.webp', alt: 'A' }]))).toEqual(['media']);
  expect(
    changedParts(content({}, [{ file: 'a.webp', alt: 'A' }]), content({}, [{ file: 'a.webp', alt: 'B' }])),
  ).toEqual(['media']);
});
