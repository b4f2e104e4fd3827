import { getIstanbulDay } from '../common/istanbul-day.ts';
import { aPdf } from '../server/testing/files.ts';
import { sharedApp } from './app.ts';
import { amelie, submitRequest, waitForStatus } from './steps/quotes.ts';

const app = sharedApp();
/** Converts an ISO date to the form that is typed in the panel. */
const toTypedDay = (day: string) => day.split('-').reverse().join('.');

async function waitForRow(statement: string, id: string, expected: object) {
  let row: object | undefined;
  for (let tries = 0; tries < 50; tries += 1) {
    [row] = await app.query(statement, [id]);
    if (JSON.stringify(row) === JSON.stringify(expected)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(row).toEqual(expected);
}

test('an order by hand is confirmed, its request is won, its milestones are dated, a document is released, and it is delivered', async () => {
  const { id } = await submitRequest(app, { ...amelie, name: 'Anna Order', email: 'order@rocher.example' });
  const page = await app.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: 'Sipariş oluştur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sipariş oluşturun' });
  await dialog.getByRole('textbox', { name: 'Ne satıldı' }).fill('Kütük, 12.000 t');
  await dialog.getByRole('spinbutton', { name: 'Tutar' }).fill('6210000');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/orders/*');
  await page.getByRole('heading', { name: 'Kütük, 12.000 t', level: 1 }).waitFor();
  const orderId = new URL(page.url()).pathname.split('/').at(-1)!;

  // A step whose planned day has passed is late. The key O opens the confirmation.
  await page.getByRole('textbox', { name: 'Yükleme: planlanan gün' }).fill(toTypedDay(getIstanbulDay(-3)));
  await page.keyboard.press('Tab');
  await page.getByText('1 adım gecikti').waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('o');
  await page
    .getByRole('dialog', { name: /siparişini onaylayın/ })
    .getByRole('button', { name: 'Onayla' })
    .click();
  await page.getByText('Sipariş onaylandı').first().waitFor();
  await waitForStatus(app, id, 'closed');
  await waitForRow('select outcome from quote_requests where id = $1', id, { outcome: 'won' });

  await page
    .locator('input[type=file][aria-label="Proforma fatura yükle"]')
    .setInputFiles({ name: 'proforma.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await page.getByRole('switch', { name: 'proforma.pdf: müşteriye açık' }).click();
  await page.getByText(/proforma.pdf belgesini müşteriye açtı/).waitFor();
  await waitForRow('select released_at is not null as released from order_documents where order_id = $1', orderId, {
    released: true,
  });

  await page.goto(`${app.url()}/admin/orders?late=true`);
  await page.getByRole('row', { name: /Rocher.*Yükleme 3 gün gecikti/ }).waitFor();
  await page.goto(`${app.url()}/admin/orders/${orderId}`);
  await page.getByRole('textbox', { name: 'Teslim: gerçekleştiği gün' }).fill(toTypedDay(getIstanbulDay()));
  await page.keyboard.press('Enter');
  await page.getByText('Teslim edildi').first().waitFor();
  await waitForRow('select status from orders where id = $1', orderId, { status: 'delivered' });
});

test('an order is cancelled with a reason; then its request can be reopened', async () => {
  const { id } = await submitRequest(app, { ...amelie, name: 'Paul Order', email: 'cancel@rocher.example' });
  await app.query(
    `update quote_requests set status = 'closed', outcome = 'won', quoted_amount = 5, quoted_currency = 'USD' where id = $1`,
    [id],
  );
  const [order] = await app.query<{ id: string }>(
    `insert into orders (number, sale_kind, title, status, quote_request_id, company_name, amount, currency, milestones, payments)
     values ('ORD-2026-' || $1, 'cargo', 'Slab', 'confirmed', $1::uuid, 'Rocher', 5, 'USD', '[]', '[]') returning id`,
    [id],
  );
  const page = await app.openAsAdmin(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: 'Yeniden aç' }).click();
  await page
    .getByText(/sipariş/i)
    .first()
    .waitFor();
  await waitForStatus(app, id, 'closed');

  await page.goto(`${app.url()}/admin/orders/${order!.id}`);
  await page.getByRole('button', { name: 'İptal et' }).click();
  const dialog = page.getByRole('dialog', { name: /siparişini iptal edin/ });
  await dialog.getByRole('button', { name: 'İptal et' }).click();
  await dialog.getByRole('textbox', { name: 'Neden' }).fill('Müşteri vazgeçti');
  await dialog.getByRole('button', { name: 'İptal et' }).click();
  await page.getByText('Sipariş iptal edildi').first().waitFor();
  await page.getByText('Müşteri vazgeçti').first().waitFor();

  await page.goto(`${app.url()}/admin/quotes/${id}`);
  await page.getByRole('button', { name: 'Yeniden aç' }).click();
  await waitForStatus(app, id, 'new');
});
