import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { object } from 'yup';
import { contactTopics } from '../../../common/enums.ts';
import { reasons } from '../../../common/forms/reasons.ts';
import { choice } from '../../../common/forms/text.ts';
import type { Locale } from '../../../common/locales.ts';
import { useContactTopicNames } from '../../i18n/use-names.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { ComboboxField } from './combobox-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const user = userEvent.setup({ delay: null });
const schema = object({ topic: choice(contactTopics).required(reasons.required) });

function Topic({ onSubmit }: { onSubmit: (values: object) => Promise<void> }) {
  return (
    <Form schema={schema} onSubmit={onSubmit}>
      <ComboboxField name="topic" choices={useContactTopicNames()} />
      <SubmitButton label="contact.send" />
    </Form>
  );
}

function open(locale?: Locale) {
  const sent = jest.fn(() => Promise.resolve());
  renderOnSite(<Topic onSubmit={sent} />, locale);
  return { sent, box: screen.getByRole<HTMLInputElement>('combobox') };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOf = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
const send = () => user.click(screen.getByRole('button', { name: 'Mesajı gönderin' }));

test('a click shows the whole list, typing narrows it, Enter takes the first and sends nothing', async () => {
  const { box, sent } = open();
  await user.click(box);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toHaveLength(27);
  await user.type(box, 'IHR');
  expect(options()).toEqual(['İhracat ve ithalat']);
  expect(screen.getByText('1 seçenek')).toBeInTheDocument();
  expect(activeOf(box)).toHaveTextContent('İhracat ve ithalat');
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('İhracat ve ithalat');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await send();
  expect(sent).toHaveBeenCalledWith({ topic: 'ihracat-ithalat' });
});

test('the arrow keys walk through the list and around its ends, Escape leaves things as they were', async () => {
  const { box } = open();
  box.focus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(activeOf(box)).toHaveTextContent('Diğer');
  await user.keyboard('{ArrowDown}');
  expect(activeOf(box)).toHaveTextContent('Ar-Ge');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Basın ve medya');
  await user.type(box, 'xyz{Escape}');
  expect(box).toHaveValue('Basın ve medya');
});

test('a name that is typed whole is taken when the field is left; anything else stays and is refused', async () => {
  const { box, sent } = open();
  await user.type(box, 'teknık DESTEK');
  await user.click(document.body);
  expect(box).toHaveValue('Teknik destek');

  await user.clear(box);
  await user.type(box, 'çay');
  expect(screen.getByText('Listede böyle bir seçenek yok.')).toBeInTheDocument();
  await user.click(document.body);
  expect(box).toHaveValue('çay');
  await send();
  expect(await screen.findByText('Listeden bir seçenek seçin.')).toBeVisible();
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});

test('a field that was emptied is empty', async () => {
  const { box } = open();
  await user.type(box, 'hurda{Enter}');
  expect(box).toHaveValue('Hurda alımı');
  await user.clear(box);
  await user.tab();
  await send();
  expect(await screen.findByText('Bu alan zorunludur.')).toBeVisible();
});

test('the list is chosen from with the pointer, and its button opens it', async () => {
  const { box } = open('ar');
  await user.click(screen.getByRole('button', { name: 'إظهار الخيارات' }));
  await user.click(screen.getByRole('option', { name: 'الدعم الفني' }));
  expect(box).toHaveValue('الدعم الفني');
  expect(box).toHaveFocus();
  await user.click(box);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('الدعم الفني');
});
