import { testDatabase } from '../testing/database.ts';

const database = testDatabase();
const call = async (name: string, text: string | null): Promise<unknown> => {
  const [row] = await database.dataSource().query<[{ result: unknown }]>(`select ${name}($1) as result`, [text]);
  return row.result;
};

test.each([
  ['Turkish capitals', 'İSTANBUL IŞIK', 'istanbul isik'],
  ['Turkish small letters', 'ıstanbul ışik', 'istanbul isik'],
  ['accents', 'Aciéries du Rhône', 'acieries du rhone'],
  ['a combining accent', 'Acie\u0301ries', 'acieries'],
  ['an Arabic keyboard', 'كيلو ٥٠', 'کیلو 50'],
  ['a Persian keyboard', 'کیلو ۵۰', 'کیلو 50'],
  ['Arabic vowel signs and tatweel', 'حَـدِيد', 'حدید'],
  ['zero-width joiners and overrides of direction', 'می\u200cخواهم \u202eabc', 'میخواهم abc'],
  ['Cyrillic and Greek', 'МЕТАЛЛ ΑΒΓ', 'металл αβγ'],
])('fold_text normalizes %s', async (_, text, folded) => {
  expect(await call('fold_text', text)).toBe(folded);
});

test.each([
  ['https://www.Nakheel.EXAMPLE:8080/ar?x#y', 'nakheel.example'],
  ['mill.example', 'mill.example'],
  [' http://sales@mill.example ', 'mill.example'],
  ['', null],
  [null, null],
])('web_domain(%j) returns %j', async (url, domain) => {
  expect(await call('web_domain', url)).toBe(domain);
});

test.each([
  ['Demirköy Yapı A.Ş.', 'demirkoy yapi'],
  ['DEMİRKÖY YAPI', 'demirkoy yapi'],
  ['Altınova Profil San. ve Tic. Ltd. Şti.', 'altinova profil'],
  ['Müller & Söhne GmbH & Co. KG', 'muller sohne'],
  ['SARL Bâtimétal Oran', 'batimetal oran'],
  ['Bâtimétal Oran S.A.R.L.', 'batimetal oran'],
  ['شركة النخيل ذ.م.م', 'النخیل'],
  ['شرکت فولاد دماوند (سهامی خاص)', 'فولاد دماوند'],
  ['SA', 'sa'],
  ['***', null],
])('company_name_key(%j) returns %j', async (name, key) => {
  expect(await call('company_name_key', name)).toBe(key);
});

test('email_key converts I to i, not to the Turkish dotless i', async () => {
  expect(await call('email_key', 'INFO@DEMIR.example')).toBe('info@demir.example');
});
