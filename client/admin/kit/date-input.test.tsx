import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import { reasons } from '../../../common/forms/reasons.ts';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { DateField } from './date-input.tsx';
import { DayRange } from './day-range.tsx';
import { isDay } from './day.ts';

const user = userEvent.setup({ delay: null });
const day = string()
  .required(reasons.required)
  .test('day', reasons.date, (text) => !text || isDay(text));
const onSubmit = jest.fn(() => Promise.resolve());
const onChange = jest.fn();

function Offer() {
  return (
    <Form schema={object({ validUntil: day })} initialValues={{ validUntil: '2026-12-05' }} onSubmit={onSubmit}>
      <DateField name="validUntil" label="offer.validUntil" />
      <SubmitButton label="admin.save" />
    </Form>
  );
}
function Filter() {
  const [range, setRange] = useState<{ from?: string | null; to?: string | null }>({ from: '2026-11-02' });
  return (
    <DayRange
      label="quotes.received"
      from={range.from ?? undefined}
      to={range.to ?? undefined}
      onChange={(change) => {
        onChange(change);
        setRange({ ...range, ...change });
      }}
    />
  );
}
async function renderScreen(Screen: () => React.JSX.Element, name: RegExp) {
  answerByName({ Me: [answers.me], NewQuotes: [answers.counts] });
  renderAdmin('/admin', Screen);
  return screen.findByRole<HTMLInputElement>('textbox', { name });
}

beforeEach(() => {
  mockLiveSocket();
  jest.clearAllMocks();
});

test('a day is shown and typed in the order of the language, and Enter submits the form', async () => {
  const input = await renderScreen(Offer, /Geçerlilik/);
  expect(input).toHaveValue('05.12.2026');
  await user.clear(input);
  await user.type(input, '6.12.2026{Enter}');
  await screen.findByText('Kaydet');
  expect(onSubmit).toHaveBeenCalledWith({ validUntil: '2026-12-06' });
});

test('text that is not a day stays in the field of a form and fails validation', async () => {
  const input = await renderScreen(Offer, /Geçerlilik/);
  await user.clear(input);
  await user.type(input, '31.02.2026{Enter}');
  expect(await screen.findByText('Geçerli bir tarih girin.')).toBeVisible();
  expect(input).toBeInvalid();
  await user.tab();
  expect(input).toHaveValue('31.02.2026');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('text that is not a day stays in a filter with an error and leaves the filter unchanged', async () => {
  const input = await renderScreen(Filter, /İlk gün/);
  await user.type(screen.getByRole('textbox', { name: 'Son gün' }), '3.11');
  expect(screen.queryByText('Geçerli bir tarih girin.')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Geçerli bir tarih girin.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Son gün' })).toHaveValue('3.11');
  expect(onChange).not.toHaveBeenCalled();

  await user.type(screen.getByRole('textbox', { name: 'Son gün' }), '.2026');
  expect(onChange).toHaveBeenCalledWith({ to: '2026-11-03' });
  expect(screen.queryByText('Geçerli bir tarih girin.')).not.toBeInTheDocument();
  await user.clear(input);
  expect(onChange).toHaveBeenLastCalledWith({ from: null });
});

test('the calendar supports the keys of a grid; Enter selects a day, and the focus returns to its button', async () => {
  const input = await renderScreen(Filter, /İlk gün/);
  const button = screen.getByRole('button', { name: 'Takvim: İlk gün' });
  await user.click(button);
  expect(await screen.findByRole('button', { name: /2 Kasım 2026.*seçili/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-10' });
  expect(input).toHaveValue('10.11.2026');
  await waitFor(() => expect(button).toHaveFocus());

  await user.click(button);
  expect(await screen.findByRole('button', { name: /10 Kasım 2026.*seçili/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
  expect(onChange).toHaveBeenCalledTimes(1);
});
