import { toast } from '#design/public/toast-store.ts';
import { takeRecord } from '#domains/accounts/web/accounts.ts';
import type { CallInput } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { updateProfile } from '../contract.ts';

export type ProfileFields = CallInput<typeof updateProfile>['body'];

/** Saves some fields and puts the returned record where every screen reads it. */
export const saveFields = async (fields: ProfileFields) => takeRecord(await call(updateProfile, { body: fields }));

export const saySaved = (): void => void toast.success('Profile saved');

/** An emptied field in the API. */
export const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed);
