import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locale } from '../../../common/locales.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { readMessages, renderOnSite } from '../../testing/render-on-site.tsx';
import AlertForm from './alert-form.tsx';
import { createExampleMarket } from './example-market.server.ts';

const user = userEvent.setup({ delay: null });
const slab = { ...createExampleMarket().metal.find(({ symbol }) => symbol === 'SLAB')!, value: 535 };
const sent = { data: { requestPriceAlert: true } };

const renderForm = (locale: Locale = 'en') => {
  renderOnSite(<AlertForm value={slab} />, locale);
  const messages = readMessages(locale);
  const button = () => screen.getByRole('button', { name: messages['market.alert.send'] });
  return {
    messages,
    button,
    fillAndSubmit: async ({ threshold = '560', email = 'buyer@thorne.example', consent = true } = {}) => {
      if (threshold) await user.type(screen.getByRole('spinbutton'), threshold);
      if (email) await user.type(screen.getByRole('textbox', { name: new RegExp(messages['form.email']!) }), email);
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
])('in %s the form shows the unit, sends the request and then shows the next step', async (locale, unit) => {
  const requests = answerByName({ RequestPriceAlert: [sent] });
  const { fillAndSubmit, messages, button } = renderForm(locale);
  expect(screen.getByRole('spinbutton')).toHaveAccessibleName(unit);
  await fillAndSubmit();
  expect(await screen.findByRole('status')).toHaveTextContent(
    messages['market.alert.sent']!.replace('{email}', 'buyer@thorne.example'),
  );
  expect(button).toThrow();
  expect(requests[0]?.variables.input).toEqual({
    symbol: 'SLAB',
    threshold: 560,
    email: 'buyer@thorne.example',
    consent: true,
    website: '',
    language: locale.toUpperCase(),
  });
});

test.each<[Locale]>([['tr'], ['en'], ['fa'], ['ar'], ['fr']])(
  'in %s invalid fields show an error and nothing is sent',
  async (locale) => {
    const requests = answerByName({});
    const { fillAndSubmit, messages } = renderForm(locale);
    await fillAndSubmit({ threshold: '', email: 'buyer', consent: false });
    expect(screen.getByText(messages['form.email.invalid']!)).toBeVisible();
    expect(screen.getByText(messages['form.consent.required']!)).toBeVisible();
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveFocus());
    expect(requests).toEqual([]);
  },
);

test('a threshold that is already reached shows an error at its field and keeps the input', async () => {
  answerByName({
    RequestPriceAlert: [graphqlError('BAD_USER_INPUT', { fields: { threshold: 'market.alert.reached' } }), sent],
  });
  const { fillAndSubmit, messages, button } = renderForm();
  await fillAndSubmit({ threshold: '535' });
  expect(await screen.findByText(messages['market.alert.reached']!)).toBeVisible();
  const threshold = screen.getByRole('spinbutton');
  expect(threshold).toHaveValue(535);
  await user.clear(threshold);
  await user.type(threshold, '540');
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent('buyer@thorne.example');
});

test.each<[string, Parameters<typeof answerByName>[0], RegExp]>([
  ['the server cannot be reached', { RequestPriceAlert: ['unreachable'] }, /reach the server/],
  [
    'the rate limit is exceeded',
    { RequestPriceAlert: [graphqlError('RATE_LIMITED', { retryAfter: 600 })] },
    /10 minutes/,
  ],
])('when %s the form shows an error and keeps the input', async (_case, answers, text) => {
  answerByName(answers);
  const { fillAndSubmit } = renderForm();
  await fillAndSubmit();
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()).toMatch(text);
  expect(screen.getByRole('spinbutton')).toHaveValue(560);
});
