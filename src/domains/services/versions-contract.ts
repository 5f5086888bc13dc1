/** What was live when: the versions of a service, as its seller sees them (SVC-21). */
import * as z from 'zod/mini';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { byId } from '#kit/id-shape.ts';
import { pageOf, pageQuery } from '#kit/paging.ts';
import { CONTENT_PARTS, type ContentPart } from './content-parts.ts';
import { contentShape, stateShape } from './shapes.ts';

const instant = z.iso.datetime();
const mine = { access: 'freelancer', errors: ['not_found'] } as const;
const oneOfMine = z.object({ ...byId.shape, /** Such as 3. */ number: z.string().check(z.maxLength(40)) });
const head = { number: z.int(), title: z.string(), published_at: instant, is_live: z.boolean() };

export const serviceVersions = query({
  ...mine,
  path: '/api/my/services/:id/versions',
  summary: 'Lists the published versions of one of your services, newest first, with what each changed.',
  params: byId,
  query: z.object(pageQuery),
  data: z.object({
    ...pageOf(
      z.object({
        ...head,
        /** Against the version before; empty for the first. */ changed: z.array(
          z.enum(Object.keys(CONTENT_PARTS) as ContentPart[]),
        ),
      }),
    ).shape,
    title: z.string(),
  }),
  limit: 'read',
});

export const serviceVersion = query({
  ...mine,
  path: '/api/my/services/:id/versions/:number',
  summary: 'Returns a published version of one of your services beside the version before it.',
  params: oneOfMine,
  data: z.object({
    ...head,
    content: contentShape,
    before: z.nullable(z.object({ number: z.int(), content: contentShape })),
    /** It can be made the draft again. */
    can_restore: z.boolean(),
    has_unpublished_changes: z.boolean(),
  }),
  limit: 'read',
});
export type ServiceVersion = DataOf<typeof serviceVersion>;

export const restoreVersion = command({
  access: 'freelancer',
  method: 'POST',
  path: '/api/my/services/:id/versions/:number/restore',
  summary: 'Makes a published version the draft again. What is live changes when you publish it.',
  params: oneOfMine,
  data: z.object({ id: z.string(), state: stateShape, saved_at: instant }),
  said: 'Restored as the draft',
  errors: ['not_found', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});
