import type { LoaderFunctionArgs } from 'react-router';
import { countries } from '#kit/countries.ts';
import { readOnServer } from '#kit/web/server-read.ts';
import { googleOffered } from '../google-contract.ts';

/** What the three registration forms show that comes from the server. */
export const loadRegistration = async ({ context }: LoaderFunctionArgs) => ({
  offersGoogle: (await readOnServer(context, googleOffered, {})).offered,
  countries: countries().map(({ id, name }) => ({ value: String(id), label: name })),
});
