import { useEditorContext, type GraphiQLPlugin } from '@graphiql/react';
import { BookMarked } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { playgroundExamples, type Example } from '../../common/playground-examples.ts';
import { words } from './words.ts';

/** Queries to begin with; each opens in a tab of its own, so that nothing typed is lost. */
function Examples() {
  const editor = useEditorContext({ nonNull: true });

  function open({ query, variables }: Example) {
    const { queryEditor, variableEditor } = editor;
    if (!queryEditor) return;
    if (queryEditor.getValue().trim()) flushSync(() => editor.addTab()); // the new tab has emptied the editors when this returns
    queryEditor.setValue(query);
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : '');
  }

  return (
    <section aria-label={words['playground.examples']}>
      <div className="graphiql-doc-explorer-title">{words['playground.examples']}</div>
      <p>{words['playground.examplesHint']}</p>
      <ul className="kordon-examples">
        {playgroundExamples.map((example) => (
          <li key={example.name}>
            <button type="button" className="graphiql-un-styled" onClick={() => open(example)}>
              {words[`playground.example.${example.name}` as keyof typeof words]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the examples as soon as its button is there: the editor's own `visiblePlugin` fills a pane that stays closed. */
function ExamplesIcon() {
  const icon = useRef<SVGSVGElement>(null);
  useEffect(() => icon.current?.closest('button')?.click(), []);
  return <BookMarked ref={icon} aria-hidden strokeWidth={1.75} />;
}

export const examplesPlugin: GraphiQLPlugin = {
  title: words['playground.examples'],
  icon: ExamplesIcon,
  content: Examples,
};
