import type { KeyboardEvent } from 'react';

/** Enter sends where there is a keyboard; on a touch screen it starts a new line. */
export const entersSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && matchMedia('(pointer: fine)').matches;
