import { lazy, Suspense } from 'react';

const ChangedTexts = lazy(async () => ({ default: (await import('./changed-texts.tsx')).ChangedTexts }));

/** On both dashboards, above everything else. Most have nothing to read. */
export const changedTextsView = {
  panels: {
    'changed-texts': ({ home }: { home: { readonly changed_texts: number } | undefined }) =>
      home === undefined || home.changed_texts === 0 ? null : (
        <Suspense fallback={null}>
          <ChangedTexts />
        </Suspense>
      ),
  },
};
