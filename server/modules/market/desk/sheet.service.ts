import type { EntityManager } from 'typeorm';
import { isJump } from '../faults.ts';
import type { Viewer } from '../../../platform/graphql/context.ts';
import { badInput } from '../../../platform/graphql/errors.ts';
import { COMPANY_SOURCE, parsePriceSheet, type SheetLine } from '../sources/price-sheet.ts';
import { SourceError } from '../sources/fault.ts';
import { lockSeries, writePrices } from './company-price.service.ts';
import type { SheetPreview, SheetPreviewLine } from './desk.type.ts';

/** Limit of a price sheet; many times the number of series. */
const MAX_LINES = 2_000;

/**
 * Returns the effect of a price sheet line by line, without writing. Locks the series.
 * @throws BAD_USER_INPUT when the text is not a price sheet
 */
export async function previewSheet(tx: EntityManager, text: string): Promise<SheetPreview> {
  const lines = parseLines(text);
  const currentValues = await lockSeries(tx, listSymbols(lines));
  const currentBySymbol = new Map(currentValues.map((current) => [current.symbol, current]));
  const preview = lines.map(({ line, symbol, value, at, fault }): SheetPreviewLine => {
    const current = currentBySymbol.get(symbol);
    const before = current && current.kind !== 'example' ? current.value : null;
    return {
      line,
      symbol,
      at,
      before,
      value: value ?? null,
      changePercent: before && value ? Number((100 * (value / before - 1)).toFixed(2)) : null,
      jump: Boolean(before && value && !fault && isJump(before, value)),
      past: Boolean(current && current.kind !== 'example' && at < current.at),
      fault: fault ?? null,
    };
  });
  return {
    lines: preview,
    faults: preview.filter(({ fault }) => fault).length,
    jumps: preview.filter(({ jump }) => jump).length,
  };
}

/**
 * Applies a price sheet completely or not at all.
 * @returns number of prices written
 * @throws BAD_USER_INPUT when the text is not a price sheet, a line is not valid, or a price differs by more than 30
 *   percent and the jumps are not confirmed
 */
export async function applySheet(
  tx: EntityManager,
  { text, reason, jumpsConfirmed }: { text: string; reason: string; jumpsConfirmed: boolean },
  viewer: Viewer,
): Promise<number> {
  const { lines, faults, jumps } = await previewSheet(tx, text);
  if (faults > 0) throw badInput({ text: 'desk.sheet.faulty' }, 'Some lines are not valid');
  if (jumps > 0 && !jumpsConfirmed)
    throw badInput(
      { jumpsConfirmed: 'desk.price.jump' },
      'Some prices differ by more than 30 percent from the previous ones',
    );
  const prices = lines.map(({ symbol, value, at }) => ({
    symbol,
    value: value!,
    at,
    source: COMPANY_SOURCE,
    valueKind: 'desk' as const,
  }));
  await writePrices(tx, prices, { kind: 'sheet', reason, viewer });
  return prices.length;
}

function parseLines(text: string): SheetLine[] {
  const now = new Date();
  try {
    const lines = parsePriceSheet(text, now, now);
    if (lines.length <= MAX_LINES) return lines;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
  throw badInput({ text: 'desk.sheet.unreadable' }, 'This is not a price sheet');
}

const listSymbols = (lines: readonly SheetLine[]): string[] => [...new Set(lines.map(({ symbol }) => symbol))];
