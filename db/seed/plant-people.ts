import { hashPassword, registerPerson } from '#domains/accounts/server/accounts.ts';
import { countryByCode } from '#kit/countries.ts';
import { saveLists, saveProfile, type ProfileChange, type ProfileLists } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import { careers, type SeedCareer } from './careers.ts';
import type { DemoPerson } from './people.ts';
import type { Replay } from './replay.ts';

/** Everybody has the same one, so it is hashed once and before the transaction: that is the slow part. */
export { hashPassword };

/** Registers, with the address proven, and does the onboarding of the role. */
export async function plantPerson({ tx, context }: Replay, person: DemoPerson, passwordHash: string): Promise<Actor> {
  const { firstName, lastName, email, role, username } = person;
  const countryId = countryByCode(person.country)?.id ?? null;
  const { id } = await registerPerson(tx, { firstName, lastName, email, role, username, countryId, passwordHash, emailVerified: true }, context);
  await saveProfile(tx, id, profileOf(person, context.config.currency), context);
  const career = careers[username];
  if (career !== undefined) await saveLists(tx, id, listsOf(career, context.makeId), context);
  return { userId: id, sessionId: context.makeId(), role, isOperator: false, emailVerified: true, onboarded: true };
}

function profileOf(person: DemoPerson, currency: string): ProfileChange {
  const { bio, tagline, timezone, city, languages } = person;
  return {
    bio,
    tagline,
    timezone,
    city,
    languages: [...languages],
    ...('skills' in person
      ? { professional_title: person.title, skills: [...person.skills], hourly_rate: money(person.hourlyRate, currency), experience_level: person.experience }
      : {}),
    ...('company' in person ? { company_name: person.company, industries: [...person.industries], subindustries: [...person.subindustries] } : {}),
  };
}

const listsOf = ({ works, jobs, schools, certificates = [] }: SeedCareer, makeId: () => string): ProfileLists => ({
  portfolios: works.map(({ title, description, finished }) => ({ id: makeId(), title, description, url: null, finished_on: finished, images: [] })),
  experiences: jobs.map(({ title, company, place, from, to }) => ({ id: makeId(), title, company, place, starts_on: from, ends_on: to, description: null })),
  educations: schools.map(({ school, degree, from, to }) => ({ id: makeId(), school, degree, field: null, starts_on: from, ends_on: to, description: null })),
  certifications: certificates.map(({ name, issuer, issued }) => ({ id: makeId(), name, issuer, issued_on: issued, expires_on: null, url: null })),
});
