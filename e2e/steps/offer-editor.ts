import type { Page } from 'playwright-core';

/** Pastes a table into the cell that has the focus, as a spreadsheet does. */
export const pasteCells = (page: Page, rows: string[][]) =>
  page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    rows.map((cells) => cells.join('\t')).join('\r\n'),
  );
