/** The lists of REC-5 that its owner writes: each is set whole, so saving twice is saving once. */
import * as z from 'zod/mini';
import { formatNumber } from '#kit/format/number.ts';
import { command } from '#kit/endpoint.ts';
import { tidy } from '#kit/name-shape.ts';
import { bodyLimits } from '#kit/limits.ts';
import { userRecord } from '#domains/accounts/user-record.ts';

const needed = (what: string, max: number) =>
  z
    .string()
    .check(
      tidy(),
      z.minLength(1, `Enter ${what}.`),
      z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`),
    );
const maybe = (max: number) =>
  z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`))),
  );
const line = (max: number) =>
  z.optional(
    z.nullable(z.string().check(tidy(), z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`))),
  );
const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
const month = z.string().check(z.regex(MONTH, 'Enter a month such as 2024-03.'));
const maybeMonth = z.optional(z.nullable(month));
/** Left out for a new entry. */
const id = z.optional(z.string().check(z.maxLength(40)));

export const MAX_PORTFOLIO = 24;
export const MAX_IMAGES = 6;
export const MAX_ENTRIES = 30;

export const portfolioInput = z.object({
  id,
  title: needed('a title', 100),
  description: maybe(1_000),
  url: maybe(300),
  finished_on: maybeMonth,
  images: z.optional(
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(MAX_IMAGES, `Add at most ${MAX_IMAGES} pictures.`)),
  ),
});
export const experienceInput = z.object({
  id,
  title: needed('your role', 100),
  company: needed('where it was', 100),
  place: line(100),
  starts_on: month,
  ends_on: maybeMonth,
  description: maybe(1_000),
});
export const educationInput = z.object({
  id,
  school: needed('the school', 120),
  degree: line(100),
  field: line(100),
  starts_on: maybeMonth,
  ends_on: maybeMonth,
  description: maybe(1_000),
});
export const certificationInput = z.object({
  id,
  name: needed('its name', 120),
  issuer: needed('the issuer', 120),
  issued_on: maybeMonth,
  expires_on: maybeMonth,
  url: maybe(300),
});

const setsList = {
  method: 'PUT',
  access: 'signed-in',
  data: userRecord,
  said: 'Profile saved.',
  errors: [],
  limit: 'write',
  repeat: 'natural',
} as const;
const summaryOf = (what: string): string => `Replaces your ${what}, in this order. Returns the complete user record.`;
const listOf = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.object({ items: z.array(item).check(z.maxLength(max, `Add at most ${max}.`)) });

export const setPortfolios = command({
  ...setsList,
  path: '/api/user/portfolios',
  summary: summaryOf('portfolio'),
  body: listOf(portfolioInput, MAX_PORTFOLIO),
});
export const setExperiences = command({
  ...setsList,
  path: '/api/user/experiences',
  summary: summaryOf('experience'),
  body: listOf(experienceInput, MAX_ENTRIES),
});
export const setEducations = command({
  ...setsList,
  path: '/api/user/educations',
  summary: summaryOf('education'),
  body: listOf(educationInput, MAX_ENTRIES),
});
export const setCertifications = command({
  ...setsList,
  path: '/api/user/certifications',
  summary: summaryOf('certifications'),
  body: listOf(certificationInput, MAX_ENTRIES),
});

export const uploadPortfolioImage = command({
  method: 'POST',
  path: '/api/user/portfolio-images',
  summary: 'Uploads a picture for your portfolio. We re-encode it and keep it once a saved entry uses it.',
  access: 'signed-in',
  upload: { field: 'image', maxBytes: bodyLimits.coverBytes },
  data: z.object({ file: z.string(), url: z.string() }),
  said: 'Picture uploaded.',
  errors: ['too_large', 'unsupported_media', 'wrong_state'],
  limit: 'upload',
  repeat: 'natural',
});
