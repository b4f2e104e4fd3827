import { sharedApp } from './app.ts';
import { expectLeadToArrive, type Visitor } from './steps/lead.ts';

const app = sharedApp();

test.each<Visitor>([
  { locale: 'tr', name: 'Leyla Turnakaya', company: 'Turnakaya Yapı A.Ş.', email: 'leyla@turnakaya.example' },
  { locale: 'ar', name: 'ليلى الحداد', company: 'شركة الحداد للصلب', email: 'layla@alhaddad.example' },
])('a quote request in $locale becomes a lead that appears live in the administration', async (visitor) => {
  await expectLeadToArrive(app, visitor);
});
