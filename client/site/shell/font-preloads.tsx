import type { Locale } from '../../../common/locales.ts';
import archivo from '../../theme/fonts/archivo-latin.woff2?url';
import archivoTurkish from '../../theme/fonts/archivo-turkish.woff2?url';
import inter from '../../theme/fonts/inter-latin.woff2?url';
import interTurkish from '../../theme/fonts/inter-turkish.woff2?url';
import vazirmatn from '../../theme/fonts/vazirmatn.woff2?url';

/** Fonts of the first screen, by language. */
const criticalFonts: Record<Locale, string[]> = {
  tr: [archivo, inter, archivoTurkish, interTurkish],
  en: [archivo, inter],
  fa: [vazirmatn, archivo],
  ar: [vazirmatn, archivo],
  fr: [archivo, inter],
};

/** Preloads the critical fonts in parallel with the styles; React moves the links to the head. */
export function FontPreloads({ locale }: { locale: Locale }) {
  return criticalFonts[locale].map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  ));
}
