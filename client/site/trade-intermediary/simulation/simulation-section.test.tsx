import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { Locale } from '../../../../common/locales.ts';
import { renderOnSite } from '../../../testing/render-on-site.tsx';
import { pageRates } from '../../market/page-market.server.ts';
import { SimulationSection } from './simulation-section.tsx';

const user = userEvent.setup({ delay: null });

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (locale?: Locale, search?: string) =>
  renderOnSite(
    <>
      <SimulationSection rates={pageRates({})} />
      <Address />
    </>,
    locale,
    search,
  );

const field = (label: RegExp | string) => screen.getByLabelText(label);
const address = () => new URLSearchParams(screen.getByLabelText('address').textContent ?? '');
/** A line of the sheet: `Aracılık komisyonu %0,5 31.000,00 USD`. */
const line = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
const type = async (label: RegExp, text: string) => {
  await user.clear(field(label));
  await user.type(field(label), text);
};

test('it begins with the example of the specification', () => {
  show();
  expect(field('Ürün')).toHaveDisplayValue('Slab (yassı kütük)');
  expect(field(/^Miktar/)).toHaveValue('10.000');
  expect(field('Ton fiyatı')).toHaveValue('620');
  expect(line('İşlem değeri')).toHaveTextContent('6.200.000,00USD');
  expect(line('Aracılık komisyonu')).toHaveTextContent('%0,531.000,00USD');
  expect(line('Emtia nakliyat sigortası')).toHaveTextContent('%0,212.400,00USD');
  expect(line('Komisyon ve sigorta')).toHaveTextContent('%0,743.400,00USD');
  expect(screen.getByRole('heading', { name: 'Sözleşmeden son ödemeye 15 gün' })).toBeInTheDocument();
  expect(screen.getByText('Akreditifin açılması')).toBeInTheDocument();
});

test('other tons and another price come to another value, and the address follows', async () => {
  show();
  await type(/^Miktar/, '2.500');
  await type(/^Ton fiyatı/, '700,50');
  expect(line('İşlem değeri')).toHaveTextContent('1.751.250,00USD');
  expect(line('Komisyon ve sigorta')).toHaveTextContent('12.258,75USD');
  await waitFor(() => expect(address().get('tons')).toBe('2500'));
  expect(address().get('price')).toBe('700.5');
});

test('yen have no decimals', async () => {
  show();
  await user.selectOptions(field('Para birimi'), 'JPY');
  expect(line('İşlem değeri')).toHaveTextContent('6.200.000JPY');
});

test('the Incoterm decides who has to insure and what there is to do', async () => {
  show();
  expect(line('Emtia nakliyat sigortası')).toHaveTextContent(
    /CIF satıcıya sigorta yükümlülüğü verir.*6\.820\.000,00 USD/,
  );
  await user.selectOptions(field(/^Teslim şekli/), 'fob');
  expect(line('Emtia nakliyat sigortası')).toHaveTextContent(
    /FOB sigorta yükümlülüğü vermez, ancak denizdeki risk alıcınındır/,
  );
  expect(screen.getByText('Geminin bildirilmesi')).toBeInTheDocument();
  await user.selectOptions(field(/^Teslim şekli/), 'dap');
  expect(line('Emtia nakliyat sigortası')).toHaveTextContent(/varış yerine kadar risk satıcınındır/);
  expect(screen.getByText('Varış yerine nakliye')).toBeInTheDocument();
});

test('payment term and route change the days', async () => {
  show();
  await user.selectOptions(field('Ödeme şekli'), 'tt');
  expect(screen.getByRole('heading', { name: /11 gün/ })).toBeInTheDocument();
  expect(screen.queryByText('Akreditifin açılması')).not.toBeInTheDocument();
  await user.selectOptions(field('Tahliye limanı'), 'bandar-abbas');
  expect(screen.getByText(/Odesa, Ukrayna → Bender Abbas, İran/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /11 gün/ })).not.toBeInTheDocument();
});

test.each(['', '0', '-5', 'on bin', '1e308', '400001'])(
  '%j tons say why beside the field and come to nothing',
  async (text) => {
    show();
    await user.clear(field(/^Miktar/));
    if (text) await user.type(field(/^Miktar/), text);
    expect(field(/^Miktar/)).toHaveAccessibleDescription(
      text === '400001' ? 'En fazla 400.000 girebilirsiniz.' : 'Sıfırdan büyük bir sayı girin.',
    );
    expect(field(/^Miktar/)).toBeInvalid();
    expect(screen.queryByText('İşlem değeri')).not.toBeInTheDocument();
    expect(screen.getByText('İşaretli alanı düzeltin; sonuç burada görünsün.')).toBeInTheDocument();

    await type(/^Miktar/, '1');
    expect(line('İşlem değeri')).toHaveTextContent('620,00USD');
  },
);

test('a trade from a port to itself is refused beside the second port', async () => {
  show();
  await user.selectOptions(field('Tahliye limanı'), 'odesa');
  expect(field('Tahliye limanı')).toHaveAccessibleDescription('Yükleme limanından farklı bir liman seçin.');
});

test('a shared address opens its trade, in the digits of the reader', () => {
  show('fa', '?product=rebar&tons=6000&price=595&currency=EUR&from=izmir&to=annaba&deliveryTerms=cfr&paymentTerms=da');
  expect(field('مقدار (تن)')).toHaveValue('۶٬۰۰۰');
  expect(line('ارزش معامله')).toHaveTextContent('۳٬۵۷۰٬۰۰۰٫۰۰EUR');
  expect(screen.getByRole('heading', { name: /۶۵ روز/ })).toBeInTheDocument();
});

test('a broken address opens the example', () => {
  show('en', '?tons=-1&price=NaN&to=atlantis');
  expect(line('Value of the trade')).toHaveTextContent('6,200,000.00USD');
});

test('the trade goes on to the quote form', async () => {
  show('en');
  await user.selectOptions(field('Product'), 'billet');
  expect(screen.getByRole('link', { name: 'Ask for a quote on these terms' })).toHaveAttribute(
    'href',
    '/en/quote-system?mode=buyer&product=billet&quantity=10000&deliveryTerms=CIF&paymentTerms=LC',
  );
});

test('a screen reader hears the outcome in one sentence', async () => {
  show('en');
  const announcement = screen.getByText(/^Value 6,200,000\.00 USD/);
  expect(announcement).toHaveAttribute('aria-live', 'polite');
  await user.selectOptions(field('Payment terms'), 'tt');
  expect(announcement).toHaveTextContent('Value 6,200,000.00 USD, commission and insurance 43,400.00 USD, 11 days.');
});

test.each<[Locale, string, RegExp]>([
  ['tr', 'TRY', /261\.559\.400,00Gösterge kuru: 1 USD = 42,187 TRY; .*kaynak: yerleşik referans serisi/],
  ['en', 'TRY', /261,559,400\.00Indicative rate: 1 USD = 42\.187 TRY; .*source: built-in reference series/],
])(
  'in %s the value also stands in another currency, with the rate, its date and its source',
  async (locale, code, words) => {
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), doNotFake: ['queueMicrotask'] });
    show(locale);
    jest.useRealTimers();
    const select = document.querySelector<HTMLSelectElement>('[data-converted] select')!;
    await user.selectOptions(select, code);
    expect(document.querySelector('[data-converted]')).toHaveTextContent(words);
  },
);
