import { useMemo } from 'react';
import { createIntl, useIntl, type MessageFormatElement } from 'react-intl';
import { tradeProducts, type TradeProduct } from '../../../common/enums.ts';
import { steelProducts } from '../../../common/steel-products.ts';
import { categoryIds } from '../../site/equipment/categories.ts';
import { serviceIds } from '../../site/shell/navigation.ts';
import { sortChoices, type Choice } from '../../ui/form/choices.ts';
import { normalizeForSearch } from '../../ui/form/search-text.ts';

const isTradeProduct = (value: string): value is TradeProduct => tradeProducts.some((product) => product === value);

/** Returns all products and services of the site for the product cell, with Turkish names. */
export function useCatalogue(): Choice[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const toChoice = (value: string) => ({ value, label: formatMessage({ id: `product.${value}` }) });
    const traded = tradeProducts.map(toChoice);
    const others = [
      ...steelProducts
        .filter((value) => !isTradeProduct(value) && !['spare-parts', 'other'].includes(value))
        .map((value) => ({ value, label: formatMessage({ id: `steel.${value}` }) })),
      ...[...serviceIds, ...categoryIds].map(toChoice),
    ];
    return [...traded, ...sortChoices(others, 'tr', '')];
  }, [formatMessage]);
}

/** Returns the product whose name or key equals a text, ignoring case and accents. */
export function findProduct(choices: readonly Choice[], text: string): Choice | undefined {
  const wanted = normalizeForSearch(text);
  if (!wanted) return undefined;
  return choices.find(({ value, label }) => [value, label].some((name) => normalizeForSearch(name) === wanted));
}

/** Whether a line of an offer stores the key of the product. Other goods have no key there: their name is written into the description. */
export const isStoredByKey = isTradeProduct;

/** Returns the name of a product in the language of the offer. */
export async function loadProductName(value: string, language: string): Promise<string> {
  const [steel, products, parts] = (await Promise.all([
    import(`../../../common/names/${language}/steel-products.json`),
    import(`../../i18n/messages/${language}/products.json`),
    import(`../../i18n/messages/${language}/equipment.json`),
  ])) as { default: Messages }[];
  const messages: Messages = { ...steel?.default, ...products?.default, ...parts?.default };
  const id = ['products', 'equipment', 'steel'].map((group) => `${group}.${value}`).find((name) => name in messages);
  // The build has compiled the messages to syntax trees, so react-intl has to format them.
  return id ? createIntl({ locale: language, messages }).formatMessage({ id }) : value;
}

type Messages = Record<string, MessageFormatElement[]>;
