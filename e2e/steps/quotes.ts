import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { Product } from '../product.ts';

/** Sends a request as a visitor's form does. */
export async function ask(
  product: Product,
  about: { name: string; email: string; company: string; [field: string]: unknown },
) {
  const response = await fetch(`${product.url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url() },
    body: JSON.stringify({
      query: 'mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { id reference } }',
      variables: {
        input: {
          ...{
            submissionId: randomUUID(),
            source: 'BUYER_QUOTE',
            language: 'FR',
            consent: true,
            productType: 'billet',
          },
          trade: {
            ...{ productType: 'BILLET', quantity: 12_000, targetPrice: '520 USD/t', deliveryTerms: 'CFR' },
            ...{ deliveryLocation: 'Annaba', paymentTerms: 'LC' },
          },
          ...about,
        },
      },
    }),
  });
  const { data } = (await response.json()) as { data: { submitQuoteRequest: { id: string; reference: string } } };
  return data.submitQuoteRequest;
}

export const amelie = { name: 'Amélie Fontenoy', email: 'amelie@rocher.example', company: 'Aciéries du Rocher' };

const statusOf = async (product: Product, id: string) => {
  const [row] = await product.query<{ status: string }>('select status from quote_requests where id = $1', [id]);
  return row?.status;
};

export const until = async (product: Product, id: string, status: string) => {
  for (let tries = 0; tries < 50 && (await statusOf(product, id)) !== status; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await statusOf(product, id)).toBe(status);
};

export const middleOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** A request of its own on the open board: where its card is, and where the column of those who were contacted. */
export async function aCardToMove(product: Product, means: string, options: BrowserContextOptions = {}) {
  const { id } = await ask(product, {
    ...amelie,
    ...{ name: `Defne ${means}`, email: 'defne@ayyildiz.example', company: 'Ayyıldız' },
  });
  const page = await product.openAsAdmin(`/admin/quotes?view=board&search=${means}`, options);
  const card = page.getByRole('region', { name: /Yeni/ }).getByText(`Defne ${means}`);
  const target = page.getByRole('region', { name: /İletişime geçildi/ });
  const [from, to] = [await middleOf(card), await middleOf(target)];
  return { id, page, from, to, target };
}
