import { deviceList } from '#kit/web/device-list.ts';

/** A service that was looked at in this browser. */
export interface SeenService {
  readonly slug: string;
  readonly title: string;
  readonly seller: string;
}

export const MOST_SEEN = 20;

const isSeen = (entry: unknown): entry is SeenService =>
  typeof entry === 'object' &&
  entry !== null &&
  ['slug', 'title', 'seller'].every((field) => typeof (entry as Record<string, unknown>)[field] === 'string');

const seen = deviceList('docket-seen-services', MOST_SEEN, isSeen);

/** The latest first. */
export const seenServices = (): readonly SeenService[] => seen.all();

export const sawService = ({ slug, title, seller }: SeenService): void =>
  seen.keep([{ slug, title, seller }, ...seen.all().filter((service) => service.slug !== slug)]);

export const forgetSeenServices = (): void => seen.forget();
