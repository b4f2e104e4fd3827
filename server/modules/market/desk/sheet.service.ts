import type { EntityManager } from 'typeorm';
import { isJump } from '../faults.ts';
import type { Viewer } from '../../../platform/graphql/context.ts';
import { badInput } from '../../../platform/graphql/errors.ts';
import { ownSource, readPriceSheet, type SheetLine } from '../sources/price-sheet.ts';
import { SourceError } from '../sources/fault.ts';
import { lockSeries, writePrices } from './own-price.service.ts';
import type { SheetPreview, SheetPreviewLine } from './desk.type.ts';

/** Lines of a sheet at most: many times what there are series. */
const maxLines = 2_000;

/**
 * What a sheet would do, line by line; nothing is written.
 * @throws BAD_USER_INPUT for a text that is no price sheet
 */
export async function previewSheet(tx: EntityManager, text: string): Promise<SheetPreview> {
  const lines = linesOf(text);
  const standings = await lockSeries(tx, symbolsOf(lines));
  const of = new Map(standings.map((standing) => [standing.symbol, standing]));
  const preview = lines.map(({ line, symbol, value, at, fault }): SheetPreviewLine => {
    const standing = of.get(symbol);
    const before = standing && !standing.indicative ? standing.value : null;
    return {
      ...{ line, symbol, at, before },
      value: value ?? null,
      changePercent: before && value ? Number((100 * (value / before - 1)).toFixed(2)) : null,
      jump: Boolean(before && value && !fault && isJump(before, value)),
      past: Boolean(standing && !standing.indicative && at < standing.at),
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
 * Writes a whole sheet or nothing of it.
 * @throws BAD_USER_INPUT for a text that is no price sheet, one with a line in need of correction, or one with a price that is more than
 *   30 percent from the one before and not confirmed
 * @returns how many prices were written
 */
export async function applySheet(
  tx: EntityManager,
  { text, reason, jumpsConfirmed }: { text: string; reason: string; jumpsConfirmed: boolean },
  by: Viewer,
): Promise<number> {
  const { lines, faults, jumps } = await previewSheet(tx, text);
  if (faults > 0) throw badInput({ text: 'desk.sheet.faulty' }, 'Some lines need correction');
  if (jumps > 0 && !jumpsConfirmed)
    throw badInput({ jumpsConfirmed: 'desk.price.jump' }, 'Some prices are more than 30 percent from those before');
  const prices = lines.map(({ symbol, value, at }) => ({ symbol, value: value!, at, source: ownSource }));
  await writePrices(tx, prices, { kind: 'sheet', reason, by });
  return prices.length;
}

function linesOf(text: string): SheetLine[] {
  const now = new Date();
  try {
    const lines = readPriceSheet(text, now, now);
    if (lines.length <= maxLines) return lines;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
  }
  throw badInput({ text: 'desk.sheet.unreadable' }, 'This is no price sheet');
}

const symbolsOf = (lines: readonly SheetLine[]): string[] => [...new Set(lines.map(({ symbol }) => symbol))];
