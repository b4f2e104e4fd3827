import './nonce.ts';
import 'graphiql/style.css';
import './playground.css';
import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { Kind, parse, type DocumentNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../../common/brand.ts';
import { playgroundExamples } from '../../common/playground-examples.ts';
import { examplesPlugin } from './examples.tsx';
import { getRoleName, messages } from './messages.ts';

interface Me {
  name: string;
  role: string;
}

const endpoint = '/graphql';
const socketUrl = new URL(endpoint, window.location.href);
socketUrl.protocol = socketUrl.protocol.replace('http', 'ws');
const send = createGraphiQLFetcher({ url: endpoint, wsClient: createClient({ url: socketUrl.href, lazy: true }) });

/** Parses a query. Returns undefined for a syntax error, which the server will report. */
function parseDocument(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

/**
 * Sends the current text of the editor. GraphiQL parses its text 100 ms after a change: a query that is run before that would be sent with
 * the operation name of the previous tab, and a subscription would be sent by HTTP.
 */
const fetcher: Fetcher = (params, options) => {
  const documentAST = parseDocument(params.query);
  const names = documentAST?.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? null] : [],
  );
  const operationName = names?.includes(params.operationName ?? null) ? params.operationName : names?.[0];
  return send({ ...params, operationName }, { ...options, documentAST });
};

async function fetchMe(): Promise<Me | null> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ me { name role } }' }),
  });
  const { data } = (await response.json()) as { data?: { me: Me | null } };
  return data?.me ?? null;
}

// Keeps the editor from handling Tab, so that Tab moves the focus out of it. While suggestions are shown, Tab accepts one.
window.addEventListener(
  'keydown',
  (event) => {
    const inEditor = event.target instanceof Element && event.target.closest('.CodeMirror');
    if (event.key === 'Tab' && inEditor && !document.querySelector('.CodeMirror-hints')) event.stopPropagation();
  },
  { capture: true },
);

const plugins = [examplesPlugin];

/** GraphiQL with the session of the signed-in user: the server applies the permissions of their role. */
function Playground() {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => {
    fetchMe().then(setMe, () => setMe(null));
  }, []);

  return (
    <>
      <header className="kordon-bar">
        <a href="/admin">
          {brand.name} · {messages['playground.admin']}
        </a>
        {me && (
          <span>{messages['playground.reads'].replace('{name}', me.name).replace('{role}', getRoleName(me.role))}</span>
        )}
        {me === null && (
          <strong role="alert">
            {messages['playground.signIn']} <a href="/admin/login?next=/graphql">{messages['playground.signInLink']}</a>
          </strong>
        )}
      </header>
      <main>{me && <GraphiQL fetcher={fetcher} plugins={plugins} defaultQuery={playgroundExamples[0]?.query} />}</main>
    </>
  );
}

createRoot(document.getElementById('playground')!).render(<Playground />);
