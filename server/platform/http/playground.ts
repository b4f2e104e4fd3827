import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { buildNoncePolicy } from './content-security-policy.ts';
import { serveFolder } from './files.ts';

const page = (title: string, nonce: string): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphQL · ${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/playground/playground.css">
<script type="module" nonce="${nonce}" src="/playground/playground.js"></script>
</head>
<body><div id="playground"></div></body>
</html>
`;

/**
 * Serves the GraphQL editor at GET /graphql. The page itself is public; its operations are authorized by the visitor's
 * session.
 */
export const playgroundPage = (title: string): Router =>
  Router().get('/graphql', (_request, response) => {
    const nonce = randomBytes(16).toString('base64');
    response
      .set({ 'Content-Security-Policy': buildNoncePolicy(nonce), 'Cache-Control': 'no-store' })
      .type('html')
      .send(page(title, nonce));
  });

/**
 * Serves the scripts, styles and fonts of the editor; the page loads nothing from other hosts.
 * @param folder the output of `scripts/playground.ts`
 */
export const playgroundAssets = (folder: string): Router =>
  Router().use(
    '/playground',
    serveFolder('playgroundFiles', folder, { brotli: true, gzip: true, etag: true, extensions: [] }),
  );
