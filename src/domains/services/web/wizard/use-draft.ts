import type { DataOf } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { useAutosave } from '#kit/web/use-autosave.ts';
import { saveDraft, type myService } from '../../contract.ts';

export type MyService = DataOf<typeof myService>;
export type Draft = MyService['draft'];

/** The draft while it is being typed. */
export const useDraft = ({ id, draft, saved_at: savedAt }: MyService) =>
  useAutosave<Draft>(draft, savedAt, async (body) => (await call(saveDraft, { params: { id }, body })).saved_at);
