import { expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import { richText } from '#kit/markdown.ts';
import type { ShownProject } from '../../shapes.ts';
import { projectData } from './project-data.ts';

const project = {
  title: 'Labels for three breads',
  description_blocks: richText('For a **bakery**:\n\n- two colors\n- labels for three breads'),
  posted_at: '2026-11-20T10:00:00.000Z',
  expires_at: null,
  skills: [],
  client: { name: 'Greta' },
  start_on: null,
  budget_least: money('10000', 'USD'),
  budget_most: money('20000', 'USD'),
} as unknown as ShownProject;

test('search engines read a list as a list, without its marks', () => {
  expect(projectData(project, 'https://example.com/projects/labels')).toMatchObject({
    description: 'For a bakery: two colors, labels for three breads',
    baseSalary: { currency: 'USD', value: { minValue: '100.00', maxValue: '200.00' } },
  });
});

test('a project without a budget states no salary, and a start date is its own', () => {
  const data = projectData(
    { ...project, budget_least: null, budget_most: null, start_on: '2026-12-05' },
    'https://example.com/projects/labels',
  );
  expect(data).not.toHaveProperty('baseSalary');
  expect(data).toMatchObject({ jobStartDate: '2026-12-05' });
});
