import { CacheProvider, ClassNames, css, Global } from '@emotion/react';
import { render } from '@testing-library/react';
import { hydrateStyleCache, markStyleTags } from './style-cache.ts';

const red = css({ color: 'red' });
const globalStyle = css({ body: { margin: 0 } });

/** Style tags of a document as Emotion's server renderer writes them. */
const tags =
  `<style data-emotion="kd-global ${globalStyle.name}">body{margin:0;}</style>` +
  `<style data-emotion="kd ${red.name}">.kd-${red.name}{color:red;}</style>`;

// Fails when a new version of Emotion changes the parts that style-cache.ts uses (decision 024).
test('the style tags of the document stay where they are, and their rules are not inserted again', () => {
  document.head.innerHTML = `${markStyleTags(tags)}<title>Kordon</title>`;
  const before = [...document.head.children];
  render(
    <CacheProvider value={hydrateStyleCache(undefined)}>
      <Global styles={globalStyle} />
      <ClassNames>
        {(emotion) => <p className={`${emotion.css({ color: 'red' })} ${emotion.css({ color: 'blue' })}`}>Filmaşin</p>}
      </ClassNames>
    </CacheProvider>,
  );
  expect([...document.head.children].filter((element) => before.includes(element))).toEqual(before);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules.filter((rule) => rule.includes('color: red'))).toHaveLength(1);
  expect(rules.filter((rule) => rule.includes('margin: 0'))).toHaveLength(1);
  expect(rules.filter((rule) => rule.includes('color: blue'))).toHaveLength(1);
});
