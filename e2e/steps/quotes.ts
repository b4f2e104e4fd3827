import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type { TestApp } from '../app.ts';

/** Submits a quote request through the API. */
export async function submitRequest(
  app: TestApp,
  input: { name: string; email: string; company: string; [field: string]: unknown },
) {
  const response = await fetch(`${app.url()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url() },
    body: JSON.stringify({
      query: 'mutation ($input: QuoteRequestInput!) { submitQuoteRequest(input: $input) { id reference } }',
      variables: {
        input: {
          submissionId: randomUUID(),
          source: 'BUYER_QUOTE',
          language: 'FR',
          consent: true,
          productType: 'billet',
          trade: {
            productType: 'BILLET',
            quantity: 12_000,
            targetPrice: '520 USD/t',
            deliveryTerms: 'CFR',
            deliveryLocation: 'Annaba',
            paymentTerms: 'LC',
          },
          ...input,
        },
      },
    }),
  });
  const { data } = (await response.json()) as { data: { submitQuoteRequest: { id: string; reference: string } } };
  return data.submitQuoteRequest;
}

export const amelie = { name: 'Amélie Fontenoy', email: 'amelie@rocher.example', company: 'Aciéries du Rocher' };

const readStatus = async (app: TestApp, id: string) => {
  const [row] = await app.query<{ status: string }>('select status from quote_requests where id = $1', [id]);
  return row?.status;
};

export const waitForStatus = async (app: TestApp, id: string, status: string) => {
  for (let tries = 0; tries < 50 && (await readStatus(app, id)) !== status; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await readStatus(app, id)).toBe(status);
};

export const getCenter = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export const listItem = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/**
 * Creates a quote request and opens the board.
 * @param inputDevice part of the customer's name, by which each test finds its own card
 * @returns the center of its card as `from`, and of the column of contacted requests as `to`
 */
export async function createCardToMove(app: TestApp, inputDevice: string, options: BrowserContextOptions = {}) {
  const { id } = await submitRequest(app, {
    ...amelie,
    name: `Defne ${inputDevice}`,
    email: 'defne@ayyildiz.example',
    company: 'Ayyıldız',
  });
  const page = await app.openAsAdmin(`/admin/quotes?view=board&search=${inputDevice}`, options);
  const card = page.getByRole('region', { name: /Yeni/ }).getByText(`Defne ${inputDevice}`);
  const target = page.getByRole('region', { name: /İletişime geçildi/ });
  const [from, to] = [await getCenter(card), await getCenter(target)];
  return { id, page, from, to, target };
}
