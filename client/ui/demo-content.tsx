import type { ReactNode } from 'react';
import { isDemoBrand } from './demo-brand.ts';

/**
 * A section about fictional people, customers, partners or certificates. The templates display nothing: they mark what the server removes with DEMO_BRAND=off
 * (server/platform/http/publish.ts). Remove the wrapper when real content replaces the section.
 */
export const DemoContent = ({ children }: { children: ReactNode }) =>
  isDemoBrand() && (
    <>
      <template data-demo-content="start" />
      {children}
      <template data-demo-content="end" />
    </>
  );
