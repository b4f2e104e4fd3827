import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadFonts } from './fonts.ts';
import type { PaperProps } from './sheet.tsx';

/** The PDF file of a paper. Takes the processor for some tenths of a second. */
export async function print(paper: ReactElement<PaperProps>): Promise<Buffer> {
  await loadFonts();
  return renderToBuffer(paper as Parameters<typeof renderToBuffer>[0]);
}
