import { createContext } from 'react';

/** Content security policy nonce of a page that is rendered per request; undefined in prerendered pages and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
