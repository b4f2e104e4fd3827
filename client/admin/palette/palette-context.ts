import { createContext, use } from 'react';

/** Function that opens the command palette. Outside the shell it does nothing. */
export const PaletteContext = createContext<() => void>(() => undefined);

export const usePalette = () => use(PaletteContext);
