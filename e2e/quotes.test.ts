import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { mailAbout } from './mails.ts';
import { startProduct } from './product.ts';

const product = startProduct();

/** Sends a request as a visitor's form does. */
async function ask(about: { name: string; email: string; company: string; [field: string]: unknown }) {
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

const amelie = { name: 'Amélie Fontenoy', email: 'amelie@rocher.example', company: 'Aciéries du Rocher' };
const statusOf = async (id: string) => {
  const [row] = await product.query<{ status: string }>('select status from quote_requests where id = $1', [id]);
  return row?.status;
};
const until = async (id: string, status: string) => {
  for (let tries = 0; tries < 50 && (await statusOf(id)) !== status; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await statusOf(id)).toBe(status);
};
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a request arrives in the open list, is filtered, and changed with another', async () => {
  const page = await product.openAsAdmin('/admin/quotes');
  await page.getByText('Henüz teklif talebi yok').waitFor();
  const { id } = await ask(amelie);
  await line(page, amelie.name).waitFor();
  const other = await ask({
    name: 'Oliver Thornbury',
    email: 'oliver@northgate.example',
    company: 'Northgate',
    language: 'EN',
  });
  await line(page, 'Oliver Thornbury').waitFor();

  await page.getByRole('searchbox').fill('rocher');
  await line(page, 'Oliver Thornbury').waitFor({ state: 'detached' });
  await page.waitForURL('**/admin/quotes?search=rocher');
  await page.getByRole('button', { name: 'Filtreleri temizle' }).click();
  await line(page, 'Oliver Thornbury').waitFor();

  for (const name of [amelie.name, 'Oliver Thornbury'])
    await page.getByRole('checkbox', { name: `${name} talebini seç` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: /Durum/ }).click();
  await page.getByRole('menuitem', { name: 'Beklemede' }).click();
  await page.getByText('Durum Güncellendi').waitFor();
  await until(id, 'pending');
  await until(other.id, 'pending');
  await page.getByRole('button', { name: 'Beklemede 2' }).waitFor();
});

test('the keyboard moves a card of the board, and whoever else looks sees it move', async () => {
  const { id } = await ask({ ...amelie, name: 'Tolga Erbaş', email: 'tolga@erbas.example', company: 'Erbaş Yay' });
  const [mover, watcher] = await Promise.all([
    product.openAsAdmin('/admin/quotes?view=board'),
    product.openAsAdmin('/admin/quotes?view=board'),
  ]);
  await watcher.getByRole('region', { name: /Yeni/ }).getByText('Tolga Erbaş').waitFor();
  await mover.getByRole('button', { name: 'Tolga Erbaş talebini taşı' }).focus();
  await mover.keyboard.press('Space');
  await mover.getByText('Tolga Erbaş tutuldu. Şu an Yeni sütununda.').waitFor({ state: 'attached' });
  await mover.keyboard.press('ArrowRight');
  await mover.getByText('Tolga Erbaş, Beklemede sütununun üzerinde.').waitFor({ state: 'attached' });
  await mover.keyboard.press('Space');

  await watcher
    .getByRole('region', { name: /Beklemede/ })
    .getByText('Tolga Erbaş')
    .waitFor();
  await until(id, 'pending');
});

test('notes that two people write are joined by choice', async () => {
  const { id } = await ask({ ...amelie, name: 'Reza Kianpour', email: 'reza@damavand.example', company: 'Damavand' });
  const [one, other] = await Promise.all([
    product.openAsAdmin(`/admin/quotes/${id}`),
    product.openAsAdmin(`/admin/quotes/${id}`),
  ]);
  const notes = (page: Page) => page.getByRole('textbox', { name: 'Notlar' });
  const save = (page: Page) => page.getByRole('button', { name: /^Kaydet/ });
  await notes(other).fill('Gözetim alıcıda');
  await notes(one).fill('Gözetim bizde');
  await save(one).click();
  await one.getByText('Notlar Kaydedildi').waitFor();

  await save(other).click();
  const dialog = other.getByRole('alertdialog');
  await dialog.getByText('Gözetim bizde').waitFor();
  await dialog.getByRole('radio', { name: 'Sizinki' }).check();
  await dialog.getByRole('button', { name: 'Birleştir ve kaydet' }).click();
  await other.getByText('Notlar Kaydedildi').waitFor();
  const [row] = await product.query<{ notes: string }>('select notes from quote_requests where id = $1', [id]);
  expect(row?.notes).toBe('Gözetim alıcıda');
});

test('the customer gets a letter in their language, and an offer as a PDF', async () => {
  const about = { ...amelie, name: 'Thibault Carrel', email: 'thibault@forges.example', company: 'Forges du Val' };
  const { id, reference } = await ask(about);
  const page = await product.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: /^E-posta/ }).click();
  const composer = page.getByRole('dialog', { name: 'Yeni e-posta' });
  await composer.getByLabel('Şablon').selectOption({ index: 1 });
  await composer.getByRole('button', { name: /^Gönder/ }).click();
  await page.getByText('E-posta Gönderildi').first().waitFor();
  await until(id, 'contacted');
  const mails = await mailAbout(product, reference, 3);
  expect(mails.filter(({ to }) => to?.[0]?.address === about.email)).toHaveLength(2);

  await page.getByRole('button', { name: /^Teklif oluştur/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(/^Birim fiyat/).fill('531.5');
  await dialog.getByText('$6.378.000,00').first().waitFor();
  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await page.getByText('Teklif Oluşturuldu').first().waitFor();
  await until(id, 'quoted');
  const link = page.getByRole('link', { name: /^OFF-/ });
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('an id that names no request leads back to the list', async () => {
  const page = await product.openAsAdmin(`/admin/quotes/${randomUUID()}`);
  await page.waitForURL('**/admin/quotes');
  await page.getByText('Teklif bulunamadı').first().waitFor();
});
