/** One row at the foot of a conversation, which grows to eight with what is written. */
export const COMPOSER =
  '@container border-t border-line px-3 py-2 sm:px-4 [&_textarea]:max-h-[calc(8lh+1.125rem)] [&_textarea]:min-h-11 [&_textarea]:resize-none [&_textarea::placeholder]:truncate';
export const COMPOSER_ROW = 'flex min-w-0 items-end gap-1.5 pointer-fine:[&>.btn-icon]:my-1';
/**
 * Where the field would be narrower than a line of text is read, as beside a desk: the text over the full width, the
 * buttons below.
 */
export const NARROW_ROW =
  'sm:@max-[39rem]:flex-wrap sm:@max-[39rem]:[&>:first-child]:basis-full sm:@max-[39rem]:[&>:last-child]:ms-auto';
/** Of a button that is an icon on phones. */
export const ICON_ON_PHONES = 'max-sm:gap-0 max-sm:px-3';
/** Under a finger that writes, the field has a row of its own, and its buttons the next one. */
export const WRITING_ROW =
  'max-sm:focus-within:flex-wrap max-sm:focus-within:[&>:first-child]:basis-full max-sm:focus-within:[&>:last-child]:ms-auto';
