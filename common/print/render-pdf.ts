import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadFonts } from './fonts.ts';
import type { PdfDocumentProps } from './pdf-document.tsx';

/** Renders a document as a PDF file. Blocks the event loop for some tenths of a second. */
export async function renderPdf(document: ReactElement<PdfDocumentProps>): Promise<Buffer> {
  await loadFonts();
  return renderToBuffer(document as Parameters<typeof renderToBuffer>[0]);
}
