import { sharedApp } from './app.ts';
import { expectLeadToArrive } from './steps/lead.ts';

const app = sharedApp();

test('a quote request in en becomes a lead that appears live in the administration', async () => {
  await expectLeadToArrive(app, {
    locale: 'en',
    name: 'Oliver Pemberwick',
    company: 'Pemberwick Rebar Ltd',
    email: 'oliver@pemberwick.example',
  });
});

test.each([
  {
    source: 'an equipment card',
    pagePath: '/industrial-equipment',
    button: /^Teklif isteyin ?: Vana/,
    stored: 'valves',
  },
  {
    source: 'the hose page',
    pagePath: '/industrial-equipment/hydraulic-hoses',
    button: /^Teklif isteyin$/,
    stored: 'hydraulic-hoses',
  },
])(
  'the form of $source validates its fields, keeps the input when a response is lost, and creates one lead',
  async ({ pagePath, button, stored }) => {
    const email = `${stored}@demiryapi.example`;
    const findStoredLeads = () =>
      app.query('select product_type, source from quote_requests where email = $1', [email]);
    const page = await app.open(pagePath);
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Talebi gönderin' });
    await dialog.getByLabel('E-posta').fill('leyla@');
    await send.click();
    await dialog.getByText('Bu alan zorunludur.').waitFor();
    await dialog.getByText('Geçerli bir e-posta adresi girin.').waitFor();
    await dialog.getByText('Devam etmek için aydınlatma metnini').waitFor();

    await dialog.getByLabel('Ad soyad').fill('Leyla Demir');
    await dialog.getByLabel('E-posta').fill(email);
    await dialog.getByRole('checkbox').first().check();
    // The server receives the request, but its answer is lost.
    await page.route('**/graphql', (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await send.click();
    await page.getByText('❌ Gönderim Hatası').waitFor();
    expect(await dialog.getByLabel('Ad soyad').inputValue()).toBe('Leyla Demir');
    await send.dblclick();
    await page.getByText('✅ Teklif Talebiniz Alındı!').waitFor();
    const source = pagePath.endsWith('hoses') ? 'hydraulic_quote' : 'equipment_card';
    expect(await findStoredLeads()).toEqual([{ product_type: stored, source }]);
  },
);
