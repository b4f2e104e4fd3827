import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { answers, renderAdmin } from '../../testing/render-admin.tsx';
import { AssignmentRules } from './assignment-rules.tsx';

const colleague = (id: string, name: string) => ({
  __typename: 'Colleague',
  id,
  email: `${id}@kordon.example`,
  name,
  assignable: true,
});
const [selin, baran] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const;
const rule = { __typename: 'AssignmentRule', language: 'FR', country: 'Algeria', productType: null, ownerId: selin };
const shellAnswers = {
  Me: [answers.me],
  NewQuotes: [answers.counts],
  Colleagues: [{ data: { colleagues: [colleague(selin, 'Selin Aktaş'), colleague(baran, 'Baran Kılıç')] } }],
  AssignmentRules: [{ data: { assignmentRules: [rule] } }],
};

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test('a rule is added, moved to the top and saved with the others', async () => {
  const operations = answerByName({ ...shellAnswers, SetAssignmentRules: [{ data: { setAssignmentRules: [rule] } }] });
  renderAdmin('/admin/users', AssignmentRules);
  const first = within(await screen.findByRole('group', { name: '1. kural' }));
  expect(first.getByRole('combobox', { name: /Ülke/ })).toHaveDisplayValue('Cezayir');

  await userEvent.click(screen.getByRole('button', { name: 'Kural ekle' }));
  const added = within(screen.getByRole('group', { name: '2. kural' }));
  await userEvent.selectOptions(added.getByRole('combobox', { name: /Dil/ }), 'Farsça');
  await userEvent.selectOptions(added.getByRole('combobox', { name: /Sorumlu/ }), 'Baran Kılıç');
  await userEvent.click(added.getByRole('button', { name: 'Kuralı yukarı taşı' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));

  expect(await screen.findByText('Atama kuralları kaydedildi')).toBeVisible();
  expect(operations.find(({ operationName }) => operationName === 'SetAssignmentRules')?.variables).toEqual({
    rules: [
      { language: 'FA', country: null, productType: null, ownerId: baran },
      { language: 'FR', country: 'Algeria', productType: null, ownerId: selin },
    ],
  });
});

test('a rule without an owner is not sent, and a refused one shows the reason at its field', async () => {
  const operations = answerByName({
    ...shellAnswers,
    SetAssignmentRules: [graphqlError('BAD_USER_INPUT', { fields: { 'rules[0].ownerId': 'form.choice.invalid' } })],
  });
  renderAdmin('/admin/users', AssignmentRules);
  await userEvent.click(await screen.findByRole('button', { name: 'Kural ekle' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const added = within(screen.getByRole('group', { name: '2. kural' }));
  await waitFor(() => expect(added.getByRole('combobox', { name: /Sorumlu/ })).toBeInvalid());
  expect(operations.some(({ operationName }) => operationName === 'SetAssignmentRules')).toBe(false);

  await userEvent.click(added.getByRole('button', { name: 'Kuralı sil' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Listeden bir seçenek seçin.')).toBeVisible();
});
