import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale } from '../../../common/locales.ts';
import { answerByName, refusal } from '../../testing/graphql-answers.ts';
import { messagesIn, renderOnSite } from '../../testing/render-on-site.tsx';
import AlertForm from './alert-form.tsx';
import { referenceMarket } from './reference-market.server.ts';

const user = userEvent.setup({ delay: null });
const slab = { ...referenceMarket().metal.find(({ symbol }) => symbol === 'SLAB')!, value: 535 };
const sent = { data: { requestPriceAlert: true } };

const show = (locale: Locale = 'en') => {
  renderOnSite(<AlertForm value={slab} />, locale);
  const words = messagesIn(locale);
  const button = () => screen.getByRole('button', { name: words['market.alert.send'] });
  return {
    words,
    button,
    fill: async ({ threshold = '560', email = 'buyer@thorne.example', consent = true } = {}) => {
      if (threshold) await user.type(screen.getByRole('spinbutton'), threshold);
      if (email) await user.type(screen.getByRole('textbox', { name: new RegExp(words['form.email']!) }), email);
      if (consent) await user.click(screen.getByRole('checkbox'));
      await user.click(button());
    },
  };
};

test.each<[Locale, RegExp]>([
  ['tr', /USD\/t/],
  ['en', /USD\/t/],
  ['fa', /USD/],
  ['ar', /USD/],
  ['fr', /USD\/t/],
])('in %s it says the unit, sends what was wished for, and then what to do', async (locale, unit) => {
  const asked = answerByName({ RequestPriceAlert: [sent] });
  const { fill, words, button } = show(locale);
  expect(screen.getByRole('spinbutton')).toHaveAccessibleName(unit);
  await fill();
  expect(await screen.findByRole('status')).toHaveTextContent(
    words['market.alert.sent']!.replace('{email}', 'buyer@thorne.example'),
  );
  expect(button).toThrow();
  expect(asked[0]?.variables.input).toEqual({
    symbol: 'SLAB',
    threshold: 560,
    email: 'buyer@thorne.example',
    consent: true,
    website: '',
    language: locale.toUpperCase(),
  });
});

test.each<[Locale]>([['tr'], ['en'], ['fa'], ['ar'], ['fr']])(
  'in %s what is missing is said beside its field, and nothing is sent',
  async (locale) => {
    const asked = answerByName({});
    const { fill, words } = show(locale);
    await fill({ threshold: '', email: 'buyer', consent: false });
    expect(screen.getByText(words['form.email.invalid']!)).toBeVisible();
    expect(screen.getByText(words['form.consent.required']!)).toBeVisible();
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveFocus());
    expect(asked).toEqual([]);
  },
);

test('a threshold that the value stands at is refused beside its field, and what was typed stays', async () => {
  answerByName({
    RequestPriceAlert: [refusal('BAD_USER_INPUT', { fields: { threshold: 'market.alert.reached' } }), sent],
  });
  const { fill, words, button } = show();
  await fill({ threshold: '535' });
  expect(await screen.findByText(words['market.alert.reached']!)).toBeVisible();
  const threshold = screen.getByRole('spinbutton');
  expect(threshold).toHaveValue(535);
  await user.clear(threshold);
  await user.type(threshold, '540');
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent('buyer@thorne.example');
});

test.each<[string, Parameters<typeof answerByName>[0], RegExp]>([
  ['the server cannot be reached', { RequestPriceAlert: ['unreachable'] }, /reach the server/],
  ['it was asked too often', { RequestPriceAlert: [refusal('RATE_LIMITED', { retryAfter: 600 })] }, /10 minutes/],
])('where %s the form says so and keeps what was typed', async (_what, answers, words) => {
  answerByName(answers);
  const { fill } = show();
  await fill();
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()).toMatch(words);
  expect(screen.getByRole('spinbutton')).toHaveValue(560);
});
