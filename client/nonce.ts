import { createContext } from 'react';

/** The content security policy's nonce of a page rendered per request; undefined in a prerendered page and in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
