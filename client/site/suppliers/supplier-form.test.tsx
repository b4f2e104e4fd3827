import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith } from '../../testing/graphql-answers.ts';
import { renderOnSite } from '../../testing/render-on-site.tsx';
import { mockUploads } from '../../testing/upload-answers.ts';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import SupplierForm from './supplier-form.tsx';

const user = userEvent.setup({ delay: null });
const receipt = { id: 'a', reference: 'KC-7F3A20', receivedAt: '2026-11-21T07:48:00.000Z' };
const accepted = { data: { submitSupplierApplication: receipt } };
const ids = ['0d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c11', '1d4f6a52-6f0f-4b9e-8d3c-0a6f6d8f1c12'];

const renderForm = () =>
  renderOnSite(
    <>
      <SupplierForm />
      <ToastRegion />
    </>,
    'fr',
  );
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => user.click(screen.getByRole('button', { name: 'Envoyer la candidature' }));

async function fillForm(capacity = '2400') {
  fireEvent.change(field('Société'), { target: { value: 'Aciéries du Rocher' } });
  await user.type(field('Pays'), 'algerie{Enter}');
  await user.type(field('Type de produit'), 'hot rolled coil{Enter}');
  fireEvent.change(field('Capacité mensuelle (tonnes)'), { target: { value: capacity } });
  fireEvent.change(field('Personne à contacter'), { target: { value: 'Amélie Fontenoy' } });
  fireEvent.change(field('Adresse e-mail'), { target: { value: 'amelie@rocher.example' } });
  fireEvent.change(field('Téléphone'), { target: { value: '+213 555 00 00' } });
  await user.click(field(/notice d’information/));
}

test('sends the application with certificates and shows a receipt with the next steps', async () => {
  const uploads = mockUploads();
  const requests = answerWith(accepted);
  renderForm();
  await fillForm();
  await user.upload(field(/^Certificats de qualité/), [new File(['x'], 'iso-9001.pdf'), new File(['x'], 'ce.png')]);
  await act(async () => {
    await Promise.resolve();
    for (const [index, { answer }] of uploads.entries()) answer(201, { id: ids[index] });
  });
  await submit();

  expect(await screen.findByRole('heading', { name: 'Votre candidature nous est parvenue' })).toHaveFocus();
  expect(screen.getByText('2–3 jours')).toBeVisible();
  expect(screen.getByText('1 jour')).toBeVisible();
  expect(await screen.findByText('Votre candidature de fournisseur a été reçue.')).toBeInTheDocument();
  expect(requests[0]?.variables.input).toMatchObject({
    companyName: 'Aciéries du Rocher',
    country: 'algeria',
    productType: 'hot-rolled-coil',
    monthlyCapacity: 2400,
    contactPerson: 'Amélie Fontenoy',
    phone: '+213 555 00 00',
    certificateIds: ids,
    language: 'FR',
    honeypot: '',
  });
});

test('the minimum capacity is shown at its field, also as an error when the value is too low', async () => {
  const requests = answerWith();
  renderForm();
  expect(field('Capacité mensuelle (tonnes)')).toHaveAccessibleDescription('Au moins 100 tonnes par mois.');
  await fillForm('99');
  await submit();
  await waitFor(() => expect(field('Capacité mensuelle (tonnes)')).toHaveFocus());
  expect(field('Capacité mensuelle (tonnes)')).toBeInvalid();
  expect(field('Capacité mensuelle (tonnes)')).toHaveAccessibleDescription(/100 tonnes par mois.* 100 /);
  expect(requests).toHaveLength(0);
});

test('every missing or invalid field shows an error', async () => {
  renderForm();
  fireEvent.change(field(/^Site web/), { target: { value: 'rocher' } });
  await submit();
  expect(await screen.findAllByText('Ce champ est obligatoire.')).toHaveLength(7);
  await waitFor(() => expect(field('Société')).toHaveFocus());
  expect(field(/^Site web/)).toBeInvalid();
  expect(field(/^Description/)).toBeValid();
});

test('a network failure keeps the fields, and the retry has the same submission id', async () => {
  const requests = answerWith('unreachable', accepted);
  renderForm();
  await fillForm();
  await submit();
  expect(await screen.findByText('Échec de l’envoi')).toBeInTheDocument();
  expect(field('Pays')).toHaveValue('Algérie');
  await submit();
  await screen.findByText('Votre candidature nous est parvenue');
  const [first, second] = requests.map(({ variables }) => (variables.input as { submissionId: string }).submissionId);
  expect(second).toBe(first);
});
