import type { Currency, OfferUnit } from '../../../common/enums.ts';
import { toLatinDigits } from '../../../common/forms/text.ts';
import { normalizeForSearch } from '../../ui/form/search-text.ts';

/** The character between the whole number and its decimals. */
export type DecimalSeparator = ',' | '.';

interface ReadNumber {
  /** With a decimal point and without thousands separators, such as `6378000.5`. */
  value: string;
  /** The only separator is followed by three digits, so that 1.234 may be 1234 or 1.234; the parameter `decimal` has decided. */
  isAmbiguous: boolean;
}

/** In Turkish, the language of the panel, 1.234,5 means 1234.5. */
const PANEL_DECIMAL_SEPARATOR: DecimalSeparator = ',';
const groupingMarks = /(\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g;

/** Reads a number with a decimal comma or point, thousands separators and any digits; undefined when the text is something else. */
export function readNumber(text: string, decimal: DecimalSeparator = PANEL_DECIMAL_SEPARATOR): ReadNumber | undefined {
  const plain = toLatinDigits(text).replaceAll('٫', ',').replaceAll('٬', '.').replace(groupingMarks, '$1').trim();
  const [, sign = '', digits = ''] = /^([+\-−]?)(\d[\d.,]*|[.,]\d+)$/.exec(plain) ?? [];
  if (!digits) return undefined;
  const separator = findDecimalSeparator(digits);
  if (separator === 'invalid') return undefined;
  const isAmbiguous = separator === 'ambiguous';
  const separatorIndex =
    separator === 'none' || (isAmbiguous && !digits.includes(decimal)) ? -1 : digits.search(/[.,](?=\d*$)/);
  const whole =
    (separatorIndex < 0 ? digits : digits.slice(0, separatorIndex)).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') ||
    '0';
  const decimals = separatorIndex < 0 ? '' : digits.slice(separatorIndex + 1);
  return { value: `${sign && sign !== '+' ? '-' : ''}${whole}${decimals && `.${decimals}`}`, isAmbiguous };
}

const isGrouped = (digits: string) => /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits);

/** Returns the decimal separator of a number, `none` when it has no decimals. */
function findDecimalSeparator(digits: string): DecimalSeparator | 'none' | 'ambiguous' | 'invalid' {
  const separators = digits.match(/[.,]/g) ?? [];
  if (separators.length === 0) return 'none';
  const last = separators.at(-1) as DecimalSeparator;
  if (new Set(separators).size === 2) {
    const whole = digits.slice(0, digits.lastIndexOf(last));
    return !whole.includes(last) && isGrouped(whole) ? last : 'invalid';
  }
  if (separators.length > 1) return isGrouped(digits) ? 'none' : 'invalid';
  return isGrouped(digits) && !digits.startsWith('0') ? 'ambiguous' : last;
}

/** Returns the decimal separator that all numbers of a table use where it is certain; undefined when none shows it, or they differ. */
export function findCommonDecimal(texts: readonly string[]): DecimalSeparator | undefined {
  const separators = new Set(
    texts.flatMap((text) => {
      const digits = /\d[\d.,]*/.exec(toLatinDigits(text).replace(groupingMarks, '$1'))?.[0] ?? '';
      const separator = findDecimalSeparator(digits);
      if (separator === ',' || separator === '.') return [separator];
      // 1.234.567 has no decimals, but its thousands separator is not the decimal separator.
      const thousands = separator === 'none' ? /[.,]/.exec(digits)?.[0] : undefined;
      return thousands ? [thousands === ',' ? '.' : ','] : [];
    }),
  );
  return separators.size === 1 ? ([...separators][0] as DecimalSeparator) : undefined;
}

/** Words for the units of an offer in spreadsheets; MT means metric ton. */
const unitWords: Record<OfferUnit, string> = {
  t: 't ton tons tonne tonnes mt tn طن تن',
  kg: 'kg kgs kilo kilogram kilogramme',
  m: 'm metre meter metres meters mètre mètres متر',
  piece: 'adet ad piece pieces pc pcs pce ea pièce pièces عدد قطعه قطعة',
  set: 'takim takım set sets jeu دست',
  service: 'hizmet service services sefer خدمة خدمت',
};

/** Returns the unit that a word means. */
export function readUnit(text: string): OfferUnit | undefined {
  const word = normalizeForSearch(text);
  const entries = Object.entries(unitWords) as [OfferUnit, string][];
  return word
    ? entries.find(([, words]) => words.split(' ').some((one) => normalizeForSearch(one) === word))?.[0]
    : undefined;
}

/** Reads a quantity that may be followed by its unit, such as `500 MT`. */
export function readQuantity(
  text: string,
  decimal?: DecimalSeparator,
): (ReadNumber & { unit?: OfferUnit }) | undefined {
  const [, figure = '', word = ''] = /^(.*?\d[.,]?)\s*([^\d\s.,][^\d]*)?$/u.exec(text.trim()) ?? [];
  const number = readNumber(figure, decimal);
  if (!number) return undefined;
  if (!word) return number;
  const unit = readUnit(word);
  return unit && { ...number, unit };
}

const currencyWords: Record<Currency, RegExp> = {
  USD: /USD|US\$|\$|DOLAR|DOLLARS?/giu,
  EUR: /EUROS?|EUR|€|AVRO/giu,
  TRY: /TRY|TL|₺/giu,
  GBP: /GBP|£|STERLIN/giu,
};

/** Returns the currency that a text names, such as `520 USD/t`. */
export const findCurrency = (text: string): Currency | undefined =>
  (Object.keys(currencyWords) as Currency[]).find((currency) => text.search(currencyWords[currency]) >= 0);

/** Reads a price that may name the currency of the offer and a unit, such as `$531,50/t`; undefined when it names another currency. */
export function readPrice(text: string, currency: Currency, decimal?: DecimalSeparator): ReadNumber | undefined {
  const figure = text.replace(/\/\s*\p{L}+\s*$/u, '').replace(currencyWords[currency], '');
  return readNumber(figure.trim(), decimal);
}
