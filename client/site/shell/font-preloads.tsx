import type { Locale } from '../../../common/locales.ts';
import archivo from '../../theme/fonts/archivo-latin.woff2?url';
import archivoTurkish from '../../theme/fonts/archivo-turkish.woff2?url';
import inter from '../../theme/fonts/inter-latin.woff2?url';
import interTurkish from '../../theme/fonts/inter-turkish.woff2?url';
import vazirmatn from '../../theme/fonts/vazirmatn.woff2?url';

/** The fonts that the first lines of a page are set in. */
const firstFonts: Record<Locale, string[]> = {
  tr: [archivo, inter, archivoTurkish, interTurkish],
  en: [archivo, inter],
  fa: [vazirmatn, archivo],
  ar: [vazirmatn, archivo],
  fr: [archivo, inter],
};

/** Asks for them beside the page instead of after its styles; React puts the links into the head. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return firstFonts[locale].map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  ));
}
