import { useState, type ReactNode } from 'react';
import type { MarketValue } from './market.ts';

const load = async () => (await import('./chart-dialog.tsx')).default;

export interface ChartControl {
  /** Preloads the code of the dialog; call it on hover and focus. */
  preload: () => void;
  open: (value: MarketValue) => void;
  dialog: ReactNode;
}

/**
 * Controls the chart dialog, whose code is loaded on demand.
 * @param options.hasAlerts shows the price alert form too; it needs the messages of `form`
 */
export function useChart({ hasAlerts = false } = {}): ChartControl {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof load>>>();
  const [value, setValue] = useState<MarketValue>();
  const [isOpen, setIsOpen] = useState(false);

  async function show(next: MarketValue) {
    const loaded = await load();
    setDialog(() => loaded);
    setValue(next);
    setIsOpen(true);
  }

  return {
    preload: () => void load().catch(() => undefined),
    open: (next) => void show(next).catch(() => undefined), // offline: the dialog stays closed
    dialog: Dialog && value && (
      <Dialog key={value.symbol} value={value} hasAlerts={hasAlerts} open={isOpen} onClose={() => setIsOpen(false)} />
    ),
  };
}
