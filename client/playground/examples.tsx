import { useEditorContext, type GraphiQLPlugin } from '@graphiql/react';
import { BookMarked } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { playgroundExamples, type Example } from '../../common/playground-examples.ts';
import { messages } from './messages.ts';

/** List of example queries. An example opens in a new tab, so that the current query is kept. */
function Examples() {
  const editor = useEditorContext({ nonNull: true });

  function open({ query, variables }: Example) {
    const { queryEditor, variableEditor } = editor;
    if (!queryEditor) return;
    // Synchronous, because the new tab must have cleared the editors before they are filled below.
    if (queryEditor.getValue().trim()) flushSync(() => editor.addTab());
    queryEditor.setValue(query);
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : '');
  }

  return (
    <section aria-label={messages['playground.examples']}>
      <div className="graphiql-doc-explorer-title">{messages['playground.examples']}</div>
      <p>{messages['playground.examplesHint']}</p>
      <ul className="kordon-examples">
        {playgroundExamples.map((example) => (
          <li key={example.name}>
            <button type="button" className="graphiql-un-styled" onClick={() => open(example)}>
              {messages[`playground.example.${example.name}` as keyof typeof messages]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the examples by a click on its own button, because GraphiQL's `visiblePlugin` leaves the pane closed. */
function ExamplesIcon() {
  const icon = useRef<SVGSVGElement>(null);
  useEffect(() => icon.current?.closest('button')?.click(), []);
  return <BookMarked ref={icon} aria-hidden strokeWidth={1.75} />;
}

export const examplesPlugin: GraphiQLPlugin = {
  title: messages['playground.examples'],
  icon: ExamplesIcon,
  content: Examples,
};
