import * as z from 'zod/mini';
import { withScheme } from '#kit/web-address.ts';

const isLink = (link: string): boolean => link === '' || /^https?:\/\/\S+$/.test(link);

/** A link to work that is online, as a form takes it. */
export const linkShape = z
  .string()
  .check(z.overwrite(withScheme), z.refine(isLink, 'Enter a link such as https://example.com/file.'));
