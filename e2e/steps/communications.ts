import type { TestApp } from '../app.ts';

export const communicationsPath = '/admin/communications';

interface Company {
  name: string;
  person: string;
  email: string;
}

/** Creates a company with one contact and an unanswered inbound communication. @returns the id of the company */
export async function createCompanyWithQuestion(app: TestApp, { name, person, email }: Company, subject: string) {
  const [company] = await app.query<{ id: string }>('insert into companies (name) values ($1) returning id', [name]);
  const [contact] = await app.query<{ id: string }>(
    'insert into contacts (company_id, name, email, is_primary) values ($1, $2, $3, true) returning id',
    [company?.id, person, email],
  );
  await app.query(
    `insert into communications (company_id, contact_id, type, direction, status, subject, content, message_id)
     values ($1, $2::uuid, 'email', 'inbound', 'received', $3, 'İki yükleme mümkün mü?', 'asked-' || $2::text)`,
    [company?.id, contact?.id, subject],
  );
  return company?.id ?? '';
}
