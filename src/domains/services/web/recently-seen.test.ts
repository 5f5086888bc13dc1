import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeenServices, MOST_SEEN, sawService, seenServices } from './recently-seen.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});

const see = (slug: string) => sawService({ slug, title: `Title of ${slug}`, seller: 'Ada' });

test('the latest comes first, and one that is seen again comes first again, once', () => {
  for (const slug of ['a', 'b', 'a']) see(slug);
  expect(seenServices().map(({ slug }) => slug)).toEqual(['a', 'b']);
});

test('the oldest goes when there are too many', () => {
  for (let n = 0; n <= MOST_SEEN; n += 1) see(`service-${n}`);
  const slugs = seenServices().map(({ slug }) => slug);
  expect(slugs).toHaveLength(MOST_SEEN);
  expect(slugs).not.toContain('service-0');
});

test('what is not ours is left out, and Clear leaves nothing', () => {
  storage.set('docket-seen-services', '[{"slug":1},null,{"slug":"a","title":"A","seller":"Ada"}]');
  expect(seenServices()).toEqual([{ slug: 'a', title: 'A', seller: 'Ada' }]);
  storage.set('docket-seen-services', '{broken');
  expect(seenServices()).toEqual([]);
  see('b');
  forgetSeenServices();
  expect(seenServices()).toEqual([]);
});

test('a browser that keeps nothing breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  see('a');
  expect(seenServices()).toEqual([]);
  expect(forgetSeenServices).not.toThrow();
});
