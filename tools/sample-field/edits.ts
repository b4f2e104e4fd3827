/** A new file, or text that is inserted after existing lines of a file. */
interface Edit {
  file: string;
  /** Text to insert by the line that it follows; the line has to occur exactly once. */
  insert?: Record<string, string>;
  /** Content of a new file. */
  content?: string;
}

/**
 * Everything that a developer writes by hand to add a text field to a company: it is stored, validated, read and written by GraphQL, edited in the
 * form, shown in the details, named in the activity log and exported.
 */
export const edits: Edit[] = [
  {
    file: 'server/migrations/9999_company_fax_number.sql',
    content: 'alter table companies add column fax_number text;\n',
  },
  {
    file: 'server/modules/parties/company.entity.ts',
    insert: {
      '  linkedinUrl!: string | null;\n': `
  @Field(() => String, { nullable: true, description: 'Fax number.' })
  @Column(nullableText)
  faxNumber!: string | null;
`,
    },
  },
  {
    file: 'common/forms/company.ts',
    insert: {
      '  linkedinUrl: 300,\n': '  faxNumber: 40,\n',
      '  linkedinUrl: webAddress(limits.linkedinUrl),\n': '  faxNumber: line(limits.faxNumber),\n',
    },
  },
  {
    file: 'client/admin/companies/company.graphql',
    insert: { '  linkedinUrl\n': '  faxNumber\n' },
  },
  {
    file: 'client/admin/companies/company-fields.tsx',
    insert: {
      '        <CompanyTextField name="linkedinUrl" type="url" />\n': '        <CompanyTextField name="faxNumber" />\n',
      '      <Property label="company.field.linkedinUrl">{linkedinUrl && <WebLink url={linkedinUrl} />}</Property>\n':
        '      <Property label="company.field.faxNumber">{company.faxNumber && <bdi>{company.faxNumber}</bdi>}</Property>\n',
    },
  },
  {
    file: 'common/names/tr/admin-company.json',
    insert: { '  "company.field.linkedinUrl": "LinkedIn",\n': '  "company.field.faxNumber": "Faks",\n' },
  },
];

/** A test of the new field. It runs in the copy of the repository that has the edits. */
export const fieldTest = `
import { startKordon } from '../../testing/kordon.ts';

const kordon = startKordon();

test('the new field is saved, validated and exported', async () => {
  const create = 'mutation ($input: CompanyInput!) { createCompany(input: $input) { id faxNumber } }';
  const { createCompany } = await kordon.admin.run<{ createCompany: object }>(create, { input: { name: 'Ege', faxNumber: ' 0232 000 00 01 ' } });
  expect(createCompany).toMatchObject({ faxNumber: '0232 000 00 01' });
  const { errors } = await kordon.admin.send(create, { input: { name: 'Ege', faxNumber: '1'.repeat(41) } });
  expect(errors?.[0]?.extensions).toMatchObject({ fields: { faxNumber: 'form.tooLong' } });
  const file = await (await kordon.admin.fetch('/exports/companies.csv')).text();
  expect(file).toContain('Faks');
  expect(file).toContain('0232 000 00 01');
});
`;
