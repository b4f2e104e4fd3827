import { readFileSync } from 'node:fs';
import type { Locale } from '../../common/locales.ts';
import type { MadePaper } from '../../common/print/made-paper.ts';
import type { OfferedPapers, PaperName } from './names.ts';

let made: MadePaper[] | undefined;

/**
 * How large some papers are in a language.
 * @throws Error for one that was not made
 */
export function offered(locale: Locale, names: readonly PaperName[]): OfferedPapers {
  made ??= JSON.parse(readFileSync('build/papers/papers.json', 'utf8')) as MadePaper[];
  const sizes = new Map(made.map(({ path, bytes }) => [path, bytes]));
  return Object.fromEntries(
    names.map((name) => {
      const bytes = sizes.get(`/${locale}/${name}.pdf`);
      if (bytes === undefined) throw new Error(`The paper ${name} was not made in ${locale}: npm run build makes it`);
      return [name, bytes];
    }),
  );
}
