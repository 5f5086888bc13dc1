import { createContext } from 'react-router';

/** What stands in the rendered text where this response's nonce goes. The server sets it, then swaps it (WEB-2). */
export const nonceSeat = createContext<string>('');
