import * as enums from '../../../../common/enums.ts';
import {
  below,
  companyCount,
  companyName,
  companyOf,
  contactCount,
  hoursBefore,
  id,
  inTurn,
  languageOf,
  mailbox,
  maybe,
  numbers,
  personName,
  pick,
  staff,
  superAdmin,
  type Row,
  type Story,
} from './story.ts';
import { awkward, cities, messages } from './texts.ts';

export async function parties(story: Story): Promise<void> {
  const company = (n: number): Row => {
    const [city, country] = cities[languageOf(n)];
    const since = hoursBefore(24 * 680 - n * 80);
    return {
      id: id('company', n),
      name: companyName(n),
      legal_name: maybe(`${companyName(n)} (legal)`),
      industry: inTurn(['Haddehane', 'Inşaat', 'Döküm', null, ''], n),
      company_type: inTurn(enums.companyTypes, n),
      size: inTurn([...enums.companySizes, null], n),
      website: inTurn([`https://www.steel-${n}.example/tr?x=1`, `STEEL-${n}.example`, null, ''], n),
      address_line1: maybe('Ağır Sanayi Bölgesi 4. Cadde No: 18'),
      address_line2: maybe(inTurn(awkward, n)),
      city,
      state: maybe('Aliağa'),
      postal_code: maybe('35800'),
      country,
      tax_number: maybe(`0${n}`),
      trade_registry_no: maybe(`${n}/A`),
      linkedin_url: maybe(`https://linkedin.example/${n}`),
      lead_source: inTurn(enums.leadSources, n),
      lead_score: inTurn([0, 50, 100, below(101)], n),
      status: pick(enums.companyStatuses),
      priority: pick(enums.companyPriorities),
      payment_terms: maybe('30 gün'),
      currency: pick(enums.currencies),
      credit_limit: inTurn(['0', '0.01', '750000.00', '999999999999.99'], n),
      notes: maybe(inTurn(awkward, n)),
      internal_notes: maybe(inTurn(messages[languageOf(n)], n)),
      first_contact_date: maybe(since),
      created_by: maybe(pick(staff).id),
      created_at: since,
      updated_at: since,
    };
  };
  await story.at(hoursBefore(24 * 300), superAdmin, () =>
    story.insert('companies', numbers(companyCount).map(company)),
  );
  await story.at(hoursBefore(24 * 300), superAdmin, () =>
    story.insert(
      'contacts',
      numbers(contactCount).map((n) => {
        const since = hoursBefore(24 * 650 - n * 60);
        return {
          id: id('contact', n),
          company_id: id('company', companyOf(n)),
          name: personName(n),
          email: mailbox(n),
          phone: inTurn([`+90 232 000 ${1000 + n}`, null, ''], n),
          position: maybe(inTurn(awkward, n)),
          is_primary: n <= companyCount && n % 7 > 0,
          status: n % 8 ? 'active' : 'inactive',
          lead_source: pick(enums.leadSources),
          created_at: since,
          updated_at: since,
        };
      }),
    ),
  );
}
