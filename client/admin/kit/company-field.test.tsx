import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { object, string } from 'yup';
import { answerByName } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { CompanyField } from './company-field.tsx';

const onSubmit = jest.fn(() => Promise.resolve());
const aCompany = (digit: string, name: string) => ({
  __typename: 'Company',
  id: `${digit.repeat(8)}-1111-4111-8111-111111111111`,
  name,
  companyCode: `KC-000${digit}`,
});
const adana = aCompany('1', 'Adana Demir');
const ankara = aCompany('2', 'Ankara Çelik');
const companiesAnswer = (...companies: object[]) => ({
  data: {
    companies: {
      edges: companies.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

function CommunicationForm() {
  return (
    <Form schema={object({ companyId: string() })} onSubmit={onSubmit}>
      <CompanyField name="companyId" label="communications.company" />
      <SubmitButton label="admin.save" />
    </Form>
  );
}

test('Enter selects the first result for the typed text, never one for an earlier text; the next Enter submits the form', async () => {
  mockLiveSocket();
  answerByName({
    Me: [answers.me],
    NewQuotes: [answers.counts],
    CompanyChoices: [companiesAnswer(adana, ankara), companiesAnswer(ankara, adana)],
    CompanyOfRecord: [{ data: { company: ankara } }],
  });
  renderAdmin('/admin', CommunicationForm);
  const box = await screen.findByRole('combobox', { name: /Firma/ });
  await userEvent.click(box);
  await screen.findByRole('option', { name: /Adana/ });
  await userEvent.paste('ankara');
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveValue('ankara');
  expect(onSubmit).not.toHaveBeenCalled();

  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Ankara'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(box).toHaveValue('Ankara Çelik'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ companyId: ankara.id }));
});
