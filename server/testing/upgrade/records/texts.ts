import type { Language } from '../../../../common/enums.ts';

/** Fictional names and sentences in every language. E-mail addresses end in .example, so that no mail can be delivered. */
export const people: Record<Language, string[]> = {
  tr: ['Leyla Demir', 'Orhan Kızılay', 'İbrahim Işık', 'Şule Çağrı Öğüt', 'Gülşah Ağaoğlu'],
  en: ['Sinéad O’Neill', "Brian O'Hara", 'Margaret Ashcombe', 'Zoë Müller-Lüdenscheidt', 'J. R. "Bob" Dobbs'],
  fa: ['نازنین مرادی', 'علی‌رضا کریمی', 'پریسا گل‌محمدی', 'مهدی ۱۲۳', 'کیوان یزدانی'],
  ar: ['يوسف الفؤاد', 'خَالِد عَبْدُ الهَادِي', 'سلمى الموسوي', 'أحمد السبيعي', 'فاطمة الزهراء'],
  fr: ['Amélie Rocher', 'Zoé de l’Étang', 'François-Xavier Lœuillet', 'Agne\u0300s Ce\u0301leste', 'Ngọc Ánh Trần'],
};

export const companies: Record<Language, string[]> = {
  tr: ['İskenderun Çelik Sanayi A.Ş.', 'Gediz Haddecilik Ltd. Şti.', 'ÖZIŞIK Hurda', 'Ege Yapı Demir'],
  en: ['Harborough Steel plc', "O'Neill & Sons", 'C:\\Temp\\Steel Ltd', '100% Rebar_Traders', 'ACME "Best" Inc.'],
  fa: ['فولاد خلیج', 'شرکت ذوب‌آهن پارس', 'بازرگانی ۲۴ ساعته'],
  ar: ['شركة دلتا النيل للدرفلة', 'مُؤَسَّسَة الحديد', 'نجد للمقاولات ش.م.م'],
  fr: ['Société Rocher', 'Aciérie de l’Est SARL', 'Forges & Laminoirs Bœuf', 'Métaux du Rhône SAS'],
};

export const cities: Record<Language, [city: string, country: string]> = {
  tr: ['İzmir', 'Turkey'],
  en: ['Kingston upon Hull', 'United Kingdom'],
  fa: ['بندرعباس', 'Iran'],
  ar: ['الإسكندرية', 'Egypt'],
  fr: ['Saint-Étienne', 'France'],
};

export const messages: Record<Language, string[]> = {
  tr: ['Filmaşin 5,5 mm için teklifinizi bekliyoruz.', 'Kütük 150×150; sevkiyat ağustos.\nTeşekkürler,\nLeyla'],
  en: ['Please quote 1,800 t of B500B, CIF Immingham.', 'Two lines,\n\n\tone tab, and a trailing space: '],
  fa: ['ورق گرم ۲ میلی‌متر می‌خواهیم؛ بندر امام خمینی.', 'لطفاً قیمت «میلگرد» را اعلام کنید؟'],
  ar: ['نحتاج إلى دلافين بقطر 360 مم، اثنتي عشرة قطعة.', 'بيليت ‏150×150‏ مم، درجة 5SP؛ نفضّل الشحن على دفعتين.'],
  fr: ['Bobine laminée à chaud : 500 t, « rendu » Lyon ?', 'Merci d’envoyer l’offre avant le 1ᵉʳ août – à bientôt…'],
};

export const subjects: Record<Language, string> = {
  tr: 'Filmaşin teklifi',
  en: 'Offer: rebar B500B',
  fa: 'پیشنهاد ورق گرم',
  ar: 'عرض سعر البيليت',
  fr: 'Offre de bobines',
};

/** Texts that break careless escaping or text processing. */
export const edgeCaseTexts = [
  '',
  ' ',
  'NULL',
  "'; drop table companies; --",
  'back\\slash \\n \\u0041 \\\\',
  `both 'single' and "double", \`ticks\` and $1 $$ \${x}`,
  '50% of_all {braces} <b>bold</b> &amp; \t tab',
  'line one\nline two\r\nline three',
  '👷🏽‍♀️🏗️🇹🇷 and 𐍈 beyond the first plane',
  'e\u0301 i\u0307 ñ n\u0303 Å\u030a',
  'İIıi Şş Ğğ ß ẞ ﬁ ǅ',
  '\u202eright to left override\u202c and \u200bzero width\u200d',
  'السلام عليكم — سلام ۱۲۳۴۵ – שלום',
  'x'.repeat(200),
];
