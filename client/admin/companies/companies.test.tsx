import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIstanbulDay } from '../../../common/istanbul-day.ts';
import { answerByName, graphqlError } from '../../testing/graphql-answers.ts';
import { mockLiveSocket } from '../../testing/live-socket.ts';
import { aCompany } from '../../testing/records.ts';
import { answers, deniz, renderAdmin } from '../../testing/render-admin.tsx';
import CompanyEdit from './company-edit.tsx';
import CompanyList from './company-list.tsx';
import CompanyNew from './company-new.tsx';

const shellAnswers = { Me: [answers.me], NewQuotes: [answers.counts] };
const companyPage = (...companies: object[]) => ({
  data: {
    companies: {
      edges: companies.map((node, index) => ({ cursor: String(index), node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: companies.length,
      more: false,
    },
  },
});
const noTotal = { __typename: 'MoneyTotal', amounts: [], usd: 0, unconverted: [], rateAt: null };
const summary = {
  data: { companySummary: { __typename: 'CompanySummary', total: 2, byType: [], totalValue: noTotal, quiet: 0 } },
};
const dependents = (id: string) => ({
  data: {
    company: {
      __typename: 'Company',
      id,
      dependents: {
        __typename: 'CompanyDependents',
        contacts: 4,
        communications: 63,
        documents: 11,
        quoteRequests: 14,
      },
    },
  },
});
const listAnswers = { ...shellAnswers, CompanySummary: [summary] };

beforeEach(() => {
  localStorage.clear();
  mockLiveSocket();
});

test('reads the filter from the URL and exports with the same filter', async () => {
  const operations = answerByName({
    ...listAnswers,
    CompanyList: [companyPage(aCompany({ name: 'Demirköy Yapı A.Ş.' }))],
  });
  renderAdmin('/admin/companies?search=demir&status=ACTIVE,ARCHIVED&companyType=NOBODY', CompanyList);

  expect(await screen.findByRole('link', { name: /Demirköy Yapı A.Ş..*KC-/ })).toBeVisible();
  const { variables } = operations.find(({ operationName }) => operationName === 'CompanyList')!;
  expect(variables.filter).toEqual({ search: 'demir', status: ['ACTIVE', 'ARCHIVED'] });

  await userEvent.click(screen.getByRole('button', { name: 'Dışa aktar' }));
  const csv = await screen.findByRole('menuitem', { name: 'CSV' });
  const address = new URL(csv.getAttribute('href')!, 'http://localhost');
  expect(address.pathname).toBe('/exports/companies.csv');
  expect(address.searchParams.get('search')).toBe('demir');
  expect(address.searchParams.get('status')).toBe('ACTIVE,ARCHIVED');
});

test('shows amounts in their own currency, with unconverted amounts beside them', async () => {
  const totals = [
    { __typename: 'MoneyAmount', currency: 'USD', amount: 9_076_000 },
    { __typename: 'MoneyAmount', currency: 'TRY', amount: 26_015_000 },
  ];
  answerByName({
    ...listAnswers,
    CompanySummary: [
      {
        data: {
          companySummary: { ...summary.data.companySummary, totalValue: { ...noTotal, usd: 2_000, amounts: totals } },
        },
      },
    ],
    CompanyList: [
      companyPage(
        aCompany({ name: 'Bozdağ', unconvertedValues: [totals[1]] }),
        aCompany({ name: 'Marmara', totalValue: 70, unconvertedValues: totals }),
        aCompany({ name: 'Aysel', currency: 'TRY', totalValue: 125_000.4 }),
        aCompany({ name: 'Yeni' }),
      ),
    ],
  });
  renderAdmin('/admin/companies', CompanyList);

  const findValueCell = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .at(-3);
  expect(await findValueCell(/Bozdağ/)).toHaveTextContent('$0 + ₺26.015.000 (kur yok)');
  expect(await findValueCell(/Marmara/)).toHaveTextContent('$70 + 2 para birimi (kur yok)');
  expect(await findValueCell(/Aysel/)).toHaveTextContent(/^₺125.000$/);
  expect(await findValueCell(/Yeni/)).toHaveTextContent(/^–$/);
  const cards = within(await screen.findByRole('region', { name: 'Bütün firmaların sayıları' }));
  expect(await cards.findByText('$2.000')).toBeVisible();
  expect(cards.getByText('$9.076.000 · ₺26.015.000')).toBeVisible();
});

test('falls back to the default order when the URL has an unknown one', async () => {
  const operations = answerByName({ ...listAnswers, CompanyList: [companyPage(aCompany())] });
  renderAdmin('/admin/companies?order=NO_ORDER', CompanyList);
  expect(await screen.findByRole('button', { name: 'En yeni' })).toBeVisible();
  expect(operations.find(({ operationName }) => operationName === 'CompanyList')!.variables.filter).toEqual({});
});

test('offers to clear the filter when no company matches', async () => {
  const operations = answerByName({
    ...listAnswers,
    CompanyList: [companyPage(), companyPage(aCompany({ name: 'Spil Hidrolik' }))],
  });
  renderAdmin('/admin/companies?search=yok&owner=me', CompanyList);

  expect(await screen.findByText('Filtrelere uyan firma yok')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Filtreleri temizle' }).at(-1)!);
  expect(await screen.findByRole('link', { name: /Spil Hidrolik.*KC-/ })).toBeVisible();
  expect(operations.at(-1)?.variables.filter).toEqual({});
});

test('deletes a company after a confirmation that lists its dependents, and restores it from the toast', async () => {
  const company = aCompany({ name: 'Damavand Pars Foulad' });
  const operations = answerByName({
    ...listAnswers,
    CompanyList: [companyPage(company), companyPage(), companyPage(company)],
    CompanyDependents: [dependents(company.id)],
    DeleteCompany: [{ data: { deleteCompany: true } }],
    RestoreCompany: [{ data: { restoreCompany: company } }],
  });
  renderAdmin('/admin/companies', CompanyList);

  await userEvent.click(await screen.findByRole('button', { name: 'Damavand Pars Foulad firmasını sil' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Bu firmayı silmek istediğinizden emin misiniz?',
  });
  expect(await within(dialog).findByText(/4 kişi, 63 iletişim ve 11 belge/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sil' }));

  expect(await screen.findByRole('status', { name: 'Firma Silindi' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Damavand.*KC-/ })).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByRole('link', { name: /Damavand Pars Foulad.*KC-/ })).toBeVisible();
  expect(operations.filter(({ operationName }) => operationName === 'RestoreCompany')).toHaveLength(1);
});

test('shows the row again and an error when the deletion is refused', async () => {
  const company = aCompany({ name: 'Damavand Pars Foulad' });
  answerByName({
    ...listAnswers,
    CompanyList: [companyPage(company)],
    CompanyDependents: [dependents(company.id)],
    DeleteCompany: [graphqlError('INTERNAL_SERVER_ERROR')],
  });
  renderAdmin('/admin/companies', CompanyList);

  await userEvent.click(await screen.findByRole('button', { name: 'Damavand Pars Foulad firmasını sil' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByRole('alert', { name: 'Firma silinirken hata oluştu' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Damavand Pars Foulad.*KC-/ })).toBeInTheDocument();
});

test('offers no editing to an analyst', async () => {
  const analyst = { data: { me: { ...deniz, role: 'ANALYST' } } };
  answerByName({ ...listAnswers, Me: [analyst], CompanyList: [companyPage(aCompany({ name: 'Spil Hidrolik' }))] });
  renderAdmin('/admin/companies', CompanyList);

  await screen.findByRole('link', { name: /Spil Hidrolik.*KC-/ });
  expect(screen.getByRole('button', { name: 'Dışa aktar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /firmasını sil/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Yeni firma|düzenle/ })).not.toBeInTheDocument();
});

test('does not send a company without a name, and shows a likely duplicate while the name is typed', async () => {
  const known = { ...aCompany({ name: 'Demirköy Yapı A.Ş.' }), city: 'İzmir' };
  const duplicate = { __typename: 'CompanyDuplicate', reason: 'NAME', company: known };
  const operations = answerByName({
    ...shellAnswers,
    PossibleDuplicates: [{ data: { possibleDuplicates: [duplicate] } }],
  });
  renderAdmin('/admin/companies/new', CompanyNew);

  await userEvent.type(await screen.findByLabelText(/Firma adı/), '   ');
  await userEvent.click(screen.getByRole('button', { name: /Kaydet/ }));
  const toast = await screen.findByRole('alert', { name: 'Doğrulama Hatası' });
  expect(toast).toHaveAccessibleDescription('Firma adı zorunludur');
  expect(screen.getByLabelText(/Firma adı/)).toHaveFocus();

  await userEvent.type(screen.getByLabelText(/Firma adı/), 'Demirkoy Yapi');
  expect(await screen.findByText('Bu ada benzeyen bir firma kayıtlı')).toBeVisible();
  expect(screen.getByRole('link', { name: /Kaydı aç ?: Demirköy Yapı A.Ş./ })).toHaveAttribute(
    'href',
    `/admin/companies/${known.id}`,
  );
  expect(operations.map(({ operationName }) => operationName)).not.toContain('CreateCompany');
});

test('when two users edit a company, the edits are merged and the second user resolves the conflicting field', async () => {
  const company = aCompany({ name: 'Damavand Pars Foulad', paymentTerms: 'LC', city: 'İsfahan' });
  const theirs = { ...company, paymentTerms: 'LC, 60 gün', city: 'Tahran', updatedAt: '2026-11-21T12:00:00.000Z' };
  const operations = answerByName({
    ...shellAnswers,
    Company: [{ data: { company } }],
    UpdateCompany: [graphqlError('CONFLICT', { theirs }), { data: { updateCompany: theirs } }],
  });
  renderAdmin(`/admin/companies/${company.id}/edit`, CompanyEdit);

  const terms = await screen.findByLabelText('Ödeme şartları');
  await userEvent.clear(terms);
  await userEvent.type(terms, 'LC, 30 gün');
  await userEvent.type(screen.getByLabelText('Sektör'), 'Yassı çelik');
  await userEvent.click(screen.getByRole('button', { name: /Kaydet/ }));

  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Birleştir ve kaydet' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: 'Sizinki' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Birleştir ve kaydet' }));

  expect(await screen.findByRole('status', { name: '✅ Güncellendi' })).toBeVisible();
  const [, last] = operations.filter(({ operationName }) => operationName === 'UpdateCompany');
  expect(last?.variables).toEqual({
    id: company.id,
    version: theirs.updatedAt,
    input: { name: company.name, paymentTerms: 'LC, 30 gün', industry: 'Yassı çelik' },
  });
});

test('shows a message with a link to the list when the company does not exist', async () => {
  answerByName({ ...shellAnswers, Company: [{ data: { company: null } }] });
  renderAdmin('/admin/companies/no-uuid/edit', CompanyEdit);
  expect(await screen.findByRole('heading', { name: 'Firma bulunamadı' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Firma listesine dön' })).toHaveAttribute('href', '/admin/companies');
});

test('a period of the URL is named, and asks for its days', async () => {
  const operations = answerByName({ ...listAnswers, CompanyList: [companyPage(aCompany())] });
  renderAdmin('/admin/companies?period=lastYear&matchAny=true', CompanyList);
  expect(await screen.findByText('Geçen yıl')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Biri yeterli' })).toHaveAttribute('aria-pressed', 'true');
  const year = Number(getIstanbulDay().slice(0, 4)) - 1;
  const { variables } = operations.find(({ operationName }) => operationName === 'CompanyList')!;
  expect(variables.filter).toEqual({ fromDay: `${year}-01-01`, toDay: `${year}-12-31`, matchAny: true });
});
