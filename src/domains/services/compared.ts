/** Services side by side: more columns than these are no help, and no phone has room for them. */
export const MOST_COMPARED = 3;

const SLUG = '[a-z0-9-]{1,80}';
/** The slugs of services, separated by commas. */
export const COMPARED_SLUGS = new RegExp(`^${SLUG}(?:,${SLUG}){0,${MOST_COMPARED - 1}}$`);
