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

function TopicForm({ onSubmit }: { onSubmit: (values: object) => Promise<void> }) {
  return (
    <Form schema={schema} onSubmit={onSubmit}>
      <ComboboxField name="topic" choices={useContactTopicNames()} />
      <SubmitButton label="contact.send" />
    </Form>
  );
}

function renderField(locale?: Locale) {
  const onSubmit = jest.fn(() => Promise.resolve());
  renderOnSite(<TopicForm onSubmit={onSubmit} />, locale);
  return { onSubmit, box: screen.getByRole<HTMLInputElement>('combobox') };
}
const optionLabels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = (box: HTMLElement) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
const submit = () => user.click(screen.getByRole('button', { name: 'Mesajı gönderin' }));

test('a click shows the whole list, typing filters it, Enter chooses the first match without submitting the form', async () => {
  const { box, onSubmit } = renderField();
  await user.click(box);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(optionLabels()).toHaveLength(27);
  await user.type(box, 'IHR');
  expect(optionLabels()).toEqual(['İhracat ve ithalat']);
  expect(screen.getByText('1 seçenek')).toBeInTheDocument();
  expect(activeOption(box)).toHaveTextContent('İhracat ve ithalat');
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('İhracat ve ithalat');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ topic: 'ihracat-ithalat' });
});

test('the arrow keys move through the list and wrap around, Escape restores the previous value', async () => {
  const { box } = renderField();
  box.focus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(activeOption(box)).toHaveTextContent('Diğer');
  await user.keyboard('{ArrowDown}');
  expect(activeOption(box)).toHaveTextContent('Ar-Ge');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveValue('Basın ve medya');
  await user.type(box, 'xyz{Escape}');
  expect(box).toHaveValue('Basın ve medya');
});

test('on blur a complete label selects its choice; other text stays and fails validation', async () => {
  const { box, onSubmit } = renderField();
  await user.type(box, 'teknık DESTEK');
  await user.click(document.body);
  expect(box).toHaveValue('Teknik destek');

  await user.clear(box);
  await user.type(box, 'çay');
  expect(screen.getByText('Listede böyle bir seçenek yok.')).toBeInTheDocument();
  await user.click(document.body);
  expect(box).toHaveValue('çay');
  await submit();
  expect(await screen.findByText('Listeden bir seçenek seçin.')).toBeVisible();
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a cleared field has no value', async () => {
  const { box } = renderField();
  await user.type(box, 'hurda{Enter}');
  expect(box).toHaveValue('Hurda alımı');
  await user.clear(box);
  await user.tab();
  await submit();
  expect(await screen.findByText('Bu alan zorunludur.')).toBeVisible();
});

test('the button opens the list, and a click chooses an option', async () => {
  const { box } = renderField('ar');
  await user.click(screen.getByRole('button', { name: 'إظهار الخيارات' }));
  await user.click(screen.getByRole('option', { name: 'الدعم الفني' }));
  expect(box).toHaveValue('الدعم الفني');
  expect(box).toHaveFocus();
  await user.click(box);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('الدعم الفني');
});
