import { sharedProduct } from './product.ts';
import { aLeadArrives, type Visitor } from './steps/lead.ts';

const product = sharedProduct();

test.each<Visitor>([
  { locale: 'tr', name: 'Leyla Turnakaya', company: 'Turnakaya Yapı A.Ş.', email: 'leyla@turnakaya.example' },
  { locale: 'ar', name: 'ليلى الحداد', company: 'شركة الحداد للصلب', email: 'layla@alhaddad.example' },
])('a visitor asks for a rolling mill in $locale and the sales desk watches the lead arrive', async (visitor) => {
  await aLeadArrives(product, visitor);
});
