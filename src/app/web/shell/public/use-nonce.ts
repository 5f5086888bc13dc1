import { createContext, useContext } from 'react';

/** The seat of this response's nonce while rendering on the server; nothing in the browser, which hides nonces. */
const NonceContext = createContext<string | undefined>(undefined);
export const NonceProvider = NonceContext.Provider;
export const useNonce = (): string | undefined => useContext(NonceContext);
