import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { Locale } from '../../../../common/locales.ts';
import { renderOnSite } from '../../../testing/render-on-site.tsx';
import { getPageRates } from '../../market/page-market.server.ts';
import { SimulationSection } from './simulation-section.tsx';

const user = userEvent.setup({ delay: null });

function QueryOutput() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const renderSimulation = (locale?: Locale, search?: string) =>
  renderOnSite(
    <>
      <SimulationSection rates={getPageRates({})} />
      <QueryOutput />
    </>,
    locale,
    search,
  );

const getField = (label: RegExp | string) => screen.getByLabelText(label);
const getQuery = () => new URLSearchParams(screen.getByLabelText('address').textContent ?? '');
/** Returns a row of the result, such as `Aracılık komisyonu %0,5 31.000,00 USD`. */
const getRow = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
const retype = async (label: RegExp, text: string) => {
  await user.clear(getField(label));
  await user.type(getField(label), text);
};

test('starts with the example trade', () => {
  renderSimulation();
  expect(getField('Ürün')).toHaveDisplayValue('Slab (yassı kütük)');
  expect(getField(/^Miktar/)).toHaveValue('10.000');
  expect(getField('Ton fiyatı')).toHaveValue('620');
  expect(getRow('İşlem değeri')).toHaveTextContent('6.200.000,00USD');
  expect(getRow('Aracılık komisyonu')).toHaveTextContent('%0,531.000,00USD');
  expect(getRow('Emtia nakliyat sigortası')).toHaveTextContent('%0,212.400,00USD');
  expect(getRow('Komisyon ve sigorta')).toHaveTextContent('%0,743.400,00USD');
  expect(screen.getByRole('heading', { name: 'Sözleşmeden son ödemeye 15 gün' })).toBeInTheDocument();
  expect(screen.getByText('Akreditifin açılması')).toBeInTheDocument();
});

test('changing tons and price updates the result and the query', async () => {
  renderSimulation();
  await retype(/^Miktar/, '2.500');
  await retype(/^Ton fiyatı/, '700,50');
  expect(getRow('İşlem değeri')).toHaveTextContent('1.751.250,00USD');
  expect(getRow('Komisyon ve sigorta')).toHaveTextContent('12.258,75USD');
  await waitFor(() => expect(getQuery().get('tons')).toBe('2500'));
  expect(getQuery().get('price')).toBe('700.5');
});

test('yen have no decimals', async () => {
  renderSimulation();
  await user.selectOptions(getField('Para birimi'), 'JPY');
  expect(getRow('İşlem değeri')).toHaveTextContent('6.200.000JPY');
});

test('the Incoterm determines the insurance duty and the steps', async () => {
  renderSimulation();
  expect(getRow('Emtia nakliyat sigortası')).toHaveTextContent(
    /CIF satıcıya sigorta yükümlülüğü verir.*6\.820\.000,00 USD/,
  );
  await user.selectOptions(getField(/^Teslim şekli/), 'fob');
  expect(getRow('Emtia nakliyat sigortası')).toHaveTextContent(
    /FOB sigorta yükümlülüğü vermez, ancak denizdeki risk alıcınındır/,
  );
  expect(screen.getByText('Geminin bildirilmesi')).toBeInTheDocument();
  await user.selectOptions(getField(/^Teslim şekli/), 'dap');
  expect(getRow('Emtia nakliyat sigortası')).toHaveTextContent(/varış yerine kadar risk satıcınındır/);
  expect(screen.getByText('Varış yerine nakliye')).toBeInTheDocument();
});

test('payment terms and route change the duration', async () => {
  renderSimulation();
  await user.selectOptions(getField('Ödeme şekli'), 'tt');
  expect(screen.getByRole('heading', { name: /11 gün/ })).toBeInTheDocument();
  expect(screen.queryByText('Akreditifin açılması')).not.toBeInTheDocument();
  await user.selectOptions(getField('Tahliye limanı'), 'bandar-abbas');
  expect(screen.getByText(/Odesa, Ukrayna → Bender Abbas, İran/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /11 gün/ })).not.toBeInTheDocument();
});

test.each(['', '0', '-5', 'on bin', '1e308', '400001'])(
  '%j tons shows an error at the field and no result',
  async (text) => {
    renderSimulation();
    await user.clear(getField(/^Miktar/));
    if (text) await user.type(getField(/^Miktar/), text);
    expect(getField(/^Miktar/)).toHaveAccessibleDescription(
      text === '400001' ? 'En fazla 400.000 girebilirsiniz.' : 'Sıfırdan büyük bir sayı girin.',
    );
    expect(getField(/^Miktar/)).toBeInvalid();
    expect(screen.queryByText('İşlem değeri')).not.toBeInTheDocument();
    expect(screen.getByText('İşaretli alanı düzeltin; sonuç burada görünsün.')).toBeInTheDocument();

    await retype(/^Miktar/, '1');
    expect(getRow('İşlem değeri')).toHaveTextContent('620,00USD');
  },
);

test('equal ports show an error at the second port', async () => {
  renderSimulation();
  await user.selectOptions(getField('Tahliye limanı'), 'odesa');
  expect(getField('Tahliye limanı')).toHaveAccessibleDescription('Yükleme limanından farklı bir liman seçin.');
});

test('a shared link opens its trade, with the digits of the language', () => {
  renderSimulation(
    'fa',
    '?product=rebar&tons=6000&price=595&currency=EUR&from=izmir&to=annaba&deliveryTerms=cfr&paymentTerms=da',
  );
  expect(getField('مقدار (تن)')).toHaveValue('۶٬۰۰۰');
  expect(getRow('ارزش معامله')).toHaveTextContent('۳٬۵۷۰٬۰۰۰٫۰۰EUR');
  expect(screen.getByRole('heading', { name: /۶۵ روز/ })).toBeInTheDocument();
});

test('a link with invalid values opens the example', () => {
  renderSimulation('en', '?tons=-1&price=NaN&to=atlantis');
  expect(getRow('Value of the trade')).toHaveTextContent('6,200,000.00USD');
});

test('the quote link contains the trade', async () => {
  renderSimulation('en');
  await user.selectOptions(getField('Product'), 'billet');
  expect(screen.getByRole('link', { name: 'Ask for a quote on these terms' })).toHaveAttribute(
    'href',
    '/en/quote-system?mode=buyer&product=billet&quantity=10000&deliveryTerms=CIF&paymentTerms=LC',
  );
});

test('a live region announces the result in one sentence', async () => {
  renderSimulation('en');
  const announcement = screen.getByText(/^Value 6,200,000\.00 USD/);
  expect(announcement).toHaveAttribute('aria-live', 'polite');
  await user.selectOptions(getField('Payment terms'), 'tt');
  expect(announcement).toHaveTextContent('Value 6,200,000.00 USD, commission and insurance 43,400.00 USD, 11 days.');
});

test.each<[Locale, string, RegExp]>([
  ['tr', 'TRY', /261\.559\.400,00Örnek kur, piyasa kuru değildir: 1 USD = 42,187 TRY/],
  ['en', 'TRY', /261,559,400\.00Example rate, no market rate: 1 USD = 42\.187 TRY/],
])(
  'in %s the value is also shown in another currency, with the rate and a note that the rate is an example',
  async (locale, code, text) => {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['queueMicrotask'] });
    renderSimulation(locale);
    jest.useRealTimers();
    const select = document.querySelector<HTMLSelectElement>('[data-converted] select')!;
    await user.selectOptions(select, code);
    expect(document.querySelector('[data-converted]')).toHaveTextContent(text);
  },
);
