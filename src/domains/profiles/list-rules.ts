/** Rules for the entries of a profile's lists beyond their shape, used by browser and server. */
import { isId } from '#kit/ids.ts';
import type * as z from 'zod/mini';
import { invalidField } from '#kit/errors.ts';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import type { certificationInput, educationInput, experienceInput, portfolioInput } from './lists-contract.ts';
import { cleanText, isWebAddress } from './profile-input.ts';

type Ids = () => string;

/** Each error names the list's field and the entry's index, so that a form can show it there. */
const refuse = (field: string, message: string) => invalidField(field, message);
const idOf = (given: string | undefined, makeId: Ids): string =>
  given !== undefined && isId(given) ? given : makeId();
const cleanOrNull = (text: string | null | undefined): string | null => cleanText(text ?? null);
const needed = (text: string, field: string, what: string): string => {
  const clean = cleanText(text);
  if (clean === null) throw refuse(field, `Enter ${what}.`);
  return clean;
};

function address(url: string | null | undefined, field: string): string | null {
  const clean = cleanOrNull(url);
  if (clean !== null && !isWebAddress(clean)) throw refuse(field, 'Enter a web address that starts with https://.');
  return clean;
}

function inOrder(from: string | null | undefined, to: string | null | undefined, field: string): void {
  if (typeof from === 'string' && typeof to === 'string' && to < from)
    throw refuse(field, 'The end date is before the start date.');
}

const unique = <Item extends { readonly id: string }>(items: readonly Item[], makeId: Ids): Item[] => {
  const seen = new Set<string>();
  return items.map((item) => {
    const id = seen.has(item.id) ? makeId() : item.id;
    seen.add(id);
    return { ...item, id };
  });
};

export const cleanPortfolios = (
  items: readonly z.output<typeof portfolioInput>[],
  makeId: Ids,
): UserRecord['portfolios'] =>
  unique(
    items.map((item) => ({
      id: idOf(item.id, makeId),
      title: needed(item.title, 'portfolios', 'a title'),
      description: cleanOrNull(item.description),
      url: address(item.url, 'portfolios'),
      finished_on: item.finished_on ?? null,
      images: [...new Set(item.images ?? [])],
    })),
    makeId,
  );

export const cleanExperiences = (
  items: readonly z.output<typeof experienceInput>[],
  makeId: Ids,
): UserRecord['experiences'] =>
  unique(
    items.map((item) => {
      inOrder(item.starts_on, item.ends_on, 'experiences');
      return {
        id: idOf(item.id, makeId),
        title: needed(item.title, 'experiences', 'your role'),
        company: needed(item.company, 'experiences', 'where it was'),
        place: cleanOrNull(item.place),
        starts_on: item.starts_on,
        ends_on: item.ends_on ?? null,
        description: cleanOrNull(item.description),
      };
    }),
    makeId,
  ).toSorted(
    (a, b) => (b.ends_on ?? '9999').localeCompare(a.ends_on ?? '9999') || b.starts_on.localeCompare(a.starts_on),
  );

export const cleanEducations = (
  items: readonly z.output<typeof educationInput>[],
  makeId: Ids,
): UserRecord['educations'] =>
  unique(
    items.map((item) => {
      inOrder(item.starts_on, item.ends_on, 'educations');
      return {
        id: idOf(item.id, makeId),
        school: needed(item.school, 'educations', 'the school'),
        degree: cleanOrNull(item.degree),
        field: cleanOrNull(item.field),
        starts_on: item.starts_on ?? null,
        ends_on: item.ends_on ?? null,
        description: cleanOrNull(item.description),
      };
    }),
    makeId,
  );

export const cleanCertifications = (
  items: readonly z.output<typeof certificationInput>[],
  makeId: Ids,
): UserRecord['certifications'] =>
  unique(
    items.map((item) => {
      inOrder(item.issued_on, item.expires_on, 'certifications');
      return {
        id: idOf(item.id, makeId),
        name: needed(item.name, 'certifications', 'its name'),
        issuer: needed(item.issuer, 'certifications', 'the issuer'),
        issued_on: item.issued_on ?? null,
        expires_on: item.expires_on ?? null,
        url: address(item.url, 'certifications'),
      };
    }),
    makeId,
  );
