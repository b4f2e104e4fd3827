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
import { roleName, words } from './words.ts';

interface Me {
  name: string;
  role: string;
}

const endpoint = '/graphql';
const socket = new URL(endpoint, window.location.href);
socket.protocol = socket.protocol.replace('http', 'ws');
const send = createGraphiQLFetcher({ url: endpoint, wsClient: createClient({ url: socket.href, lazy: true }) });

/** A text as a document; undefined for one that does not parse, whose error the server tells. */
function documentOf(query: string): DocumentNode | undefined {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

/**
 * Sends what the editor holds now. The editor itself reads its text 100 ms after a change: run before that, it would ask
 * for the operation of the tab before, and a subscription would go by HTTP.
 */
const fetcher: Fetcher = (asked, options) => {
  const documentAST = documentOf(asked.query);
  const names = documentAST?.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? null] : [],
  );
  const operationName = names?.includes(asked.operationName ?? null) ? asked.operationName : names?.[0];
  return send({ ...asked, operationName }, { ...options, documentAST });
};

async function whoIsSignedIn(): Promise<Me | null> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{ me { name role } }' }),
  });
  const { data } = (await response.json()) as { data?: { me: Me | null } };
  return data?.me ?? null;
}

/** Tab goes on to what comes next, out of an editor too; while names are offered there, it takes one. */
window.addEventListener(
  'keydown',
  (event) => {
    const inEditor = event.target instanceof Element && event.target.closest('.CodeMirror');
    if (event.key === 'Tab' && inEditor && !document.querySelector('.CodeMirror-hints')) event.stopPropagation();
  },
  { capture: true },
);

const plugins = [examplesPlugin];

/** GraphiQL in the session of whoever opened the page: what their role may not read is refused here as everywhere. */
function Playground() {
  const [me, setMe] = useState<Me | null>();
  useEffect(() => {
    whoIsSignedIn().then(setMe, () => setMe(null));
  }, []);

  return (
    <>
      <header className="kordon-bar">
        <a href="/admin">
          {brand.name} · {words['playground.admin']}
        </a>
        {me && <span>{words['playground.reads'].replace('{name}', me.name).replace('{role}', roleName(me.role))}</span>}
        {me === null && (
          <strong role="alert">
            {words['playground.signIn']} <a href="/admin/login?next=/graphql">{words['playground.signInLink']}</a>
          </strong>
        )}
      </header>
      <main>{me && <GraphiQL fetcher={fetcher} plugins={plugins} defaultQuery={playgroundExamples[0]?.query} />}</main>
    </>
  );
}

createRoot(document.getElementById('playground')!).render(<Playground />);
