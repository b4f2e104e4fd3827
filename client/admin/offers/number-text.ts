import type { Currency, OfferUnit } from '../../../common/enums.ts';
import { toLatinDigits } from '../../../common/forms/text.ts';
import { normalizeForSearch } from '../../ui/form/search-text.ts';

/** The sign between units and decimals. */
export type DecimalSign = ',' | '.';

interface ReadNumber {
  /** With a decimal point and without thousands separators, such as `6378000.5`. */
  value: string;
  /** The only separator stands before three digits, so 1.234 may be a thousand or one and a bit: `decimal` has decided. */
  isAmbiguous: boolean;
}

/** In Turkish, the language of the panel, 1.234,5 is a thousand and more. */
const PANEL_DECIMAL: DecimalSign = ',';
const spaces = /(\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g;

/** Reads a number with a decimal comma or point, thousands separators and any digits; undefined when the text is something else. */
export function readNumber(text: string, decimal: DecimalSign = PANEL_DECIMAL): ReadNumber | undefined {
  const plain = toLatinDigits(text).replaceAll('٫', ',').replaceAll('٬', '.').replace(spaces, '$1').trim();
  const [, sign = '', digits = ''] = /^([+\-−]?)(\d[\d.,]*|[.,]\d+)$/.exec(plain) ?? [];
  if (!digits) return undefined;
  const found = findDecimalSign(digits);
  if (found === 'invalid') return undefined;
  const isAmbiguous = found === 'ambiguous';
  const at = found === 'none' || (isAmbiguous && !digits.includes(decimal)) ? -1 : digits.search(/[.,](?=\d*$)/);
  const units = (at < 0 ? digits : digits.slice(0, at)).replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  const decimals = at < 0 ? '' : digits.slice(at + 1);
  return { value: `${sign && sign !== '+' ? '-' : ''}${units}${decimals && `.${decimals}`}`, isAmbiguous };
}

const isGrouped = (digits: string) => /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits);

/** Returns the decimal sign of a number, `none` when it has no decimals. */
function findDecimalSign(digits: string): DecimalSign | 'none' | 'ambiguous' | 'invalid' {
  const separators = digits.match(/[.,]/g) ?? [];
  if (separators.length === 0) return 'none';
  const last = separators.at(-1) as DecimalSign;
  if (new Set(separators).size === 2) {
    const units = digits.slice(0, digits.lastIndexOf(last));
    return !units.includes(last) && isGrouped(units) ? last : 'invalid';
  }
  if (separators.length > 1) return isGrouped(digits) ? 'none' : 'invalid';
  return isGrouped(digits) && !digits.startsWith('0') ? 'ambiguous' : last;
}

/** Returns the decimal sign that all numbers of a table use where it is certain; undefined when none shows it, or they differ. */
export function findCommonDecimal(texts: readonly string[]): DecimalSign | undefined {
  const signs = new Set(
    texts.flatMap((text) => {
      const digits = /\d[\d.,]*/.exec(toLatinDigits(text).replace(spaces, '$1'))?.[0] ?? '';
      const sign = findDecimalSign(digits);
      if (sign === ',' || sign === '.') return [sign];
      // 1.234.567 has no decimals, but its thousands separator is not the decimal sign.
      const separator = sign === 'none' ? /[.,]/.exec(digits)?.[0] : undefined;
      return separator ? [separator === ',' ? '.' : ','] : [];
    }),
  );
  return signs.size === 1 ? ([...signs][0] as DecimalSign) : undefined;
}

/** Words of spreadsheets for the units of an offer. MT is the metric ton of the trade. */
const unitWords: Record<OfferUnit, string> = {
  t: 't ton tons tonne tonnes mt tn طن تن',
  kg: 'kg kgs kilo kilogram kilogramme',
  m: 'm metre meter metres meters mètre mètres متر',
  piece: 'adet ad piece pieces pc pcs pce ea pièce pièces عدد قطعه قطعة',
  set: 'takim takım set sets jeu دست',
  service: 'hizmet service services sefer خدمة خدمت',
};

/** Returns the unit that a word stands for. */
export function readUnit(text: string): OfferUnit | undefined {
  const word = normalizeForSearch(text);
  const entries = Object.entries(unitWords) as [OfferUnit, string][];
  return word
    ? entries.find(([, words]) => words.split(' ').some((one) => normalizeForSearch(one) === word))?.[0]
    : undefined;
}

/** Reads a quantity that may be followed by its unit, such as `500 MT`. */
export function readQuantity(text: string, decimal?: DecimalSign): (ReadNumber & { unit?: OfferUnit }) | undefined {
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
export function readPrice(text: string, currency: Currency, decimal?: DecimalSign): ReadNumber | undefined {
  const figure = text.replace(/\/\s*\p{L}+\s*$/u, '').replace(currencyWords[currency], '');
  return readNumber(figure.trim(), decimal);
}
