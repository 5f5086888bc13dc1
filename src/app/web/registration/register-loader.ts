import type { LoaderFunctionArgs } from 'react-router';
import { textsToAgree } from '#domains/content/contract.ts';
import { countries } from '#kit/countries.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { googleOffered } from '#domains/accounts/google-contract.ts';
import { registrationRules } from '#domains/accounts/rules-contract.ts';

/** What the three registration forms show that comes from the server. */
export async function loadRegistration({ context }: LoaderFunctionArgs) {
  const [{ offered: offersGoogle }, { minimum_age: minimumAge, closed_countries: closed }, { items: texts }] =
    await Promise.all([
      readOnServer(context, googleOffered, {}),
      readOnServer(context, registrationRules, {}),
      readOnServer(context, textsToAgree, {}),
    ]);
  const open = countries().filter(({ id }) => !closed.includes(id));
  return {
    texts,
    offersGoogle,
    minimumAge,
    asksCountry: closed.length > 0,
    countries: open.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

/** What an account made with Google is made by agreeing to. */
export async function loadAgreed({ context }: LoaderFunctionArgs) {
  const [{ minimum_age: minimumAge }, { items: texts }] = await Promise.all([
    readOnServer(context, registrationRules, {}),
    readOnServer(context, textsToAgree, {}),
  ]);
  return { texts, minimumAge };
}
