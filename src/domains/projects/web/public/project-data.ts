/** What search engines read of an open project (schema.org JobPosting). */
import { brandName } from '#kit/brand.ts';
import { plainBlocks } from '#kit/plain-blocks.ts';
import { toDecimal } from '#kit/money.ts';
import type { ShownProject } from '../../shapes.ts';

const salaryOf = ({ budget_least: least, budget_most: most }: ShownProject) =>
  least === null || most === null
    ? {}
    : {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: most.currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: toDecimal(least),
            maxValue: toDecimal(most),
            unitText: 'PROJECT',
          },
        },
      };

export const projectData = (project: ShownProject, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: project.title,
  description: plainBlocks(project.description_blocks),
  url,
  datePosted: project.posted_at.slice(0, 10),
  ...(project.expires_at === null ? {} : { validThrough: project.expires_at }),
  employmentType: 'CONTRACTOR',
  jobLocationType: 'TELECOMMUTE',
  hiringOrganization: { '@type': 'Organization', name: project.client.name === '' ? brandName() : project.client.name },
  skills: project.skills.map(({ name }) => name).join(', '),
  ...(project.start_on === null ? {} : { jobStartDate: project.start_on }),
  ...salaryOf(project),
});
