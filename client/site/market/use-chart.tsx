import { useState, type ReactNode } from 'react';
import type { MarketValue } from './market.ts';

const load = async () => (await import('./chart-dialog.tsx')).default;

export interface ChartOffer {
  /** Fetches the code of the chart, for a visitor who comes near. */
  prepare: () => void;
  open: (value: MarketValue) => void;
  dialog: ReactNode;
}

/**
 * The chart of a series in a dialog of its own, whose code comes when somebody wants to see one.
 * @param options.alerts also offer price alerts; the page loads the catalogue `form` for them
 */
export function useChart({ alerts = false } = {}): ChartOffer {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof load>>>();
  const [value, setValue] = useState<MarketValue>();
  const [open, setOpen] = useState(false);

  async function show(next: MarketValue) {
    const loaded = await load();
    setDialog(() => loaded);
    setValue(next);
    setOpen(true);
  }

  return {
    prepare: () => void load().catch(() => undefined),
    open: (next) => void show(next).catch(() => undefined), // offline: the figures of the line stay as they are
    dialog: Dialog && value && (
      <Dialog key={value.symbol} value={value} alerts={alerts} open={open} onClose={() => setOpen(false)} />
    ),
  };
}
