import { sharedApp } from './app.ts';
import { amelie, listItem, submitRequest, waitForStatus } from './steps/quotes.ts';

const app = sharedApp();
const readOutcome = async (id: string) => {
  const [row] = await app.query<Record<string, unknown>>(
    `select outcome, lost_reason as reason, lost_note as note, quoted_amount::float8 as amount, quoted_currency as currency,
       rate_source as source, amount_usd::float8 as usd from quote_requests where id = $1`,
    [id],
  );
  return row;
};

test('a request is won on its page with an entered rate, and reopened', async () => {
  const { id } = await submitRequest(app, { ...amelie, name: 'Anna Won', email: 'won@rocher.example' });
  const page = await app.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: /^Kapandı/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Anlaşmayı kapat' });
  await dialog.getByRole('spinbutton', { name: 'Kazanılan tutar' }).fill('12000');
  await dialog.getByRole('combobox', { name: 'Para birimi' }).selectOption('GBP');
  await dialog.getByRole('spinbutton', { name: '1 GBP kaç USD' }).fill('1.25');
  await page.keyboard.press('Enter');
  await page.getByText('Kazanıldı olarak kapatıldı').first().waitFor();
  await page.getByText(/talebi kazanıldı olarak kapattı/).waitFor();
  expect(await readOutcome(id)).toMatchObject({
    outcome: 'won',
    amount: 12_000,
    currency: 'GBP',
    source: 'manual',
    usd: 15_000,
  });

  await page.getByRole('button', { name: 'Yeniden aç' }).click();
  await waitForStatus(app, id, 'new');
  await page.getByText(/talebi yeniden açtı/).waitFor();
  expect(await readOutcome(id)).toMatchObject({ outcome: null, amount: 12_000 });
});

test('a request is closed as lost in the list, with a reason, and its row no longer has status buttons', async () => {
  const name = 'Paul Lost';
  const { id } = await submitRequest(app, { ...amelie, name, email: 'lost@rocher.example' });
  const page = await app.openAsAdmin('/admin/quotes?search=lost@rocher.example');
  const row = listItem(page, name);
  await row.getByRole('checkbox').check();
  await page.keyboard.press('6');
  const dialog = page.getByRole('dialog', { name: 'Anlaşmayı kapat' });
  await dialog.getByText('Kaybedildi', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Kaybedildi olarak kapat' }).click();
  await dialog.getByText('Bir neden seçin.').waitFor();
  await dialog.getByRole('radio', { name: 'Fiyat yüksek' }).check();
  await dialog.getByRole('textbox', { name: 'Ders' }).fill('Rakip daha ucuz');
  await dialog.getByRole('button', { name: 'Kaybedildi olarak kapat' }).click();
  await waitForStatus(app, id, 'closed');
  expect(await readOutcome(id)).toMatchObject({ outcome: 'lost', reason: 'price', note: 'Rakip daha ucuz' });
  await row.getByTitle('Kaybedildi').waitFor();
  await row.getByRole('button', { name: 'Beklet' }).waitFor({ state: 'detached' });
});
