import { useEffect, useState, type ReactNode } from 'react';
import { PaperPages } from './paper-pages.tsx';
import { initialise, useSession } from '#domains/accounts/web/accounts.ts';
import { call } from '#kit/web/api-client.ts';
import { cv, myCvs, previewCv } from '../contract.ts';
import type { CvTemplate } from '../cv.ts';
import { firstContent } from '../first-content.ts';

interface OwnPagesProps {
  /** Null: as it is. */
  readonly template: CvTemplate | null;
  /** Until they are there, and where they can’t be. */
  readonly sample: ReactNode;
}

/** The last saved CV, or everything on the profile, in this template. Nothing is saved. */
async function drawnOwn(template: CvTemplate | null): Promise<string[]> {
  await initialise();
  const { me } = useSession.getState();
  if (me === null) return [];
  const [last] = (await call(myCvs, {})).items;
  const own = last === undefined ? null : await call(cv, { params: { id: last.id } });
  const content = own?.content ?? firstContent(me, () => crypto.randomUUID());
  const look = template === null ? content.look : { ...content.look, template };
  const body = { content: { ...content, look }, language: own?.language ?? 'en' };
  const first = await call(previewCv, { body: { ...body, page: 1 } });
  const rest = Array.from({ length: first.pages - 1 }, (_page, place) =>
    call(previewCv, { body: { ...body, page: place + 2 } }),
  );
  return [first, ...(await Promise.all(rest))].flatMap(({ svg }) => svg ?? []);
}

export function OwnPages({ template, sample }: OwnPagesProps) {
  const [addresses, setAddresses] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let drawings: string[] = [];
    let isGone = false;
    drawnOwn(template).then(
      (pages) => {
        if (isGone) return;
        drawings = pages.map((svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
        setAddresses(drawings);
      },
      // The sample stays.
      () => undefined,
    );
    return () => {
      isGone = true;
      for (const address of drawings) URL.revokeObjectURL(address);
    };
  }, [template]);
  return addresses === null || addresses.length === 0 ? sample : <PaperPages addresses={addresses} of="your CV" />;
}
