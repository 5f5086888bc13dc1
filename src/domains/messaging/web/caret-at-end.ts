import type { FocusEvent } from 'react';

/** Of a field that changes a text: a dialog opens with the caret after its last word. */
export const CARET_AT_END = {
  autoFocus: true,
  onFocus: ({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void =>
    currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length),
};
