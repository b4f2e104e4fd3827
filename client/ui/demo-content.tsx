import type { ReactNode } from 'react';
import { isDemoBrand } from './demo-brand.ts';

/** A section about fictional people, customers or partners. DEMO_BRAND=off leaves it out; remove the wrapper when real content replaces it. */
export const DemoContent = ({ children }: { children: ReactNode }) => isDemoBrand && children;
