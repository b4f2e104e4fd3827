import { createContext, use } from 'react';

/** Opens the search over everything; nothing happens outside the shell. */
export const PaletteContext = createContext<() => void>(() => undefined);

export const usePalette = () => use(PaletteContext);
