import { useEffect, useState, type ComponentType } from 'react';
import { LinkButton } from '#design/public/button.tsx';

/**
 * In the header for those who are signed in: a link at first, like all of the document; in the same place the person
 * and what is unread.
 */
export function Reader() {
  const [Known, setKnown] = useState<ComponentType>();
  useEffect(() => {
    if (document.documentElement.dataset['session'] !== undefined)
      import('../../public-reader.tsx').then(
        ({ KnownReader }) => setKnown(() => KnownReader),
        () => undefined,
      );
  }, []);
  if (Known !== undefined) return <Known />;
  return (
    <LinkButton href="/user/dashboard" size="sm" className="max-sm:px-2">
      Dashboard
    </LinkButton>
  );
}
