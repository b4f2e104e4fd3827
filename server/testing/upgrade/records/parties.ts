import * as enums from '../../../../common/enums.ts';
import {
  randomBelow,
  companyCount,
  companyName,
  companyOf,
  contactCount,
  hoursBeforeEnd,
  id,
  cycle,
  languageOf,
  emailOf,
  randomOrNull,
  countTo,
  personName,
  pickRandom,
  staff,
  superAdmin,
  type Row,
  type FixtureWriter,
} from './fixture-writer.ts';
import { edgeCaseTexts, cities, messages } from './texts.ts';

export async function insertParties(writer: FixtureWriter): Promise<void> {
  const company = (n: number): Row => {
    const [city, country] = cities[languageOf(n)];
    const since = hoursBeforeEnd(24 * 680 - n * 80);
    return {
      id: id('company', n),
      name: companyName(n),
      legal_name: randomOrNull(`${companyName(n)} (legal)`),
      industry: cycle(['Haddehane', 'Inşaat', 'Döküm', null, ''], n),
      company_type: cycle(enums.companyTypes, n),
      size: cycle([...enums.companySizes, null], n),
      website: cycle([`https://www.steel-${n}.example/tr?x=1`, `STEEL-${n}.example`, null, ''], n),
      address_line1: randomOrNull('Ağır Sanayi Bölgesi 4. Cadde No: 18'),
      address_line2: randomOrNull(cycle(edgeCaseTexts, n)),
      city,
      state: randomOrNull('Aliağa'),
      postal_code: randomOrNull('35800'),
      country,
      tax_number: randomOrNull(`0${n}`),
      trade_registry_no: randomOrNull(`${n}/A`),
      linkedin_url: randomOrNull(`https://linkedin.example/${n}`),
      lead_source: cycle(enums.leadSources, n),
      lead_score: cycle([0, 50, 100, randomBelow(101)], n),
      status: pickRandom(enums.companyStatuses),
      priority: pickRandom(enums.companyPriorities),
      payment_terms: randomOrNull('30 gün'),
      currency: pickRandom(enums.currencies),
      credit_limit: cycle(['0', '0.01', '750000.00', '999999999999.99'], n),
      notes: randomOrNull(cycle(edgeCaseTexts, n)),
      internal_notes: randomOrNull(cycle(messages[languageOf(n)], n)),
      first_contact_date: randomOrNull(since),
      created_by: randomOrNull(pickRandom(staff).id),
      created_at: since,
      updated_at: since,
    };
  };
  await writer.at(hoursBeforeEnd(24 * 300), superAdmin, () =>
    writer.insert('companies', countTo(companyCount).map(company)),
  );
  await writer.at(hoursBeforeEnd(24 * 300), superAdmin, () =>
    writer.insert(
      'contacts',
      countTo(contactCount).map((n) => {
        const since = hoursBeforeEnd(24 * 650 - n * 60);
        return {
          id: id('contact', n),
          company_id: id('company', companyOf(n)),
          name: personName(n),
          email: emailOf(n),
          phone: cycle([`+90 232 000 ${1000 + n}`, null, ''], n),
          position: randomOrNull(cycle(edgeCaseTexts, n)),
          is_primary: n <= companyCount && n % 7 > 0,
          status: n % 8 ? 'active' : 'inactive',
          lead_source: pickRandom(enums.leadSources),
          created_at: since,
          updated_at: since,
        };
      }),
    ),
  );
}
