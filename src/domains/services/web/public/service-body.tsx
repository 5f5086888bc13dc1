import type { ReactNode } from 'react';
import { Name } from '#design/public/name.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import type { PackageTier } from '../../draft.ts';
import type { ServiceOnPage } from './on-page.ts';
import { PackageCompare } from './package-compare.tsx';
import { Questions } from './questions.tsx';

interface ServiceBodyProps {
  service: ServiceOnPage;
  tier: PackageTier;
  /** Where its packages are chosen. */
  at: string;
  /** Below the packages. */
  children?: ReactNode;
}

/** What a seller wrote about a service. */
export function ServiceBody({ service, tier, at, children }: ServiceBodyProps) {
  const { content, seller } = service;
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about" className="mb-3 text-2xl">
          About this service
        </h2>
        <RichText blocks={content.description_blocks} />
      </section>
      <PackageCompare service={service} chosen={tier} at={at} />
      {children}
      <section aria-labelledby="needs">
        <h2 id="needs" className="mb-3 text-2xl">
          What <Name of={seller.name} /> needs to start
        </h2>
        <p className="max-w-prose text-ink-2">You answer these after paying. The delivery time starts then.</p>
        <ul className="mt-3 grid max-w-prose list-disc gap-1.5 ps-5">
          {content.requirements.map((requirement) => (
            <li key={requirement.id} className="wrap-anywhere">
              {requirement.question}
              {requirement.required ? '' : ' (optional)'}
            </li>
          ))}
        </ul>
      </section>
      <Questions title="Questions and answers" items={content.faq} />
    </>
  );
}
