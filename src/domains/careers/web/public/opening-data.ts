/** What search engines read of an open position (schema.org JobPosting). */
import { brandName } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { opening } from '../../contract.ts';
import type { OpeningKind } from '../../opening.ts';

type Opening = DataOf<typeof opening>;

export const plainWords = ({ blocks }: Pick<Opening, 'blocks'>): string =>
  blocks
    .flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join('')))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

const TYPES: Readonly<Record<OpeningKind, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

export const jobPosting = (position: Opening, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: position.title,
  description: plainWords(position),
  url: `${origin}/careers/${position.slug}`,
  datePosted: position.opened_at.slice(0, 10),
  ...(position.closes_on === null ? {} : { validThrough: `${position.closes_on}T23:59:59Z` }),
  employmentType: TYPES[position.kind],
  directApply: true,
  hiringOrganization: { '@type': 'Organization', name: brandName(), sameAs: origin },
  ...(position.place === 'remote'
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'AdministrativeArea', name: position.location },
      }
    : { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: position.location } } }),
});

export const breadcrumbData = (position: Opening, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Careers', item: `${origin}/careers` },
    { '@type': 'ListItem', position: 2, name: position.title, item: `${origin}/careers/${position.slug}` },
  ],
});
