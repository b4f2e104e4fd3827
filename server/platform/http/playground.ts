import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { policyWithNonce } from './content-security-policy.ts';
import { filesOf } from './files.ts';

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
 * GET /graphql for people: an editor for operations. Everybody gets the page; what it reads is up to the session with which it asks.
 */
export const playgroundPage = (title: string): Router =>
  Router().get('/graphql', (_request, response) => {
    const nonce = randomBytes(16).toString('base64');
    response
      .set({ 'Content-Security-Policy': policyWithNonce(nonce), 'Cache-Control': 'no-store' })
      .type('html')
      .send(page(title, nonce));
  });

/** Its scripts, styles and fonts, from here alone. @param folder that `scripts/playground.js` wrote */
export const playgroundAssets = (folder: string): Router =>
  Router().use(
    '/playground',
    filesOf('playgroundFiles', folder, { brotli: true, gzip: true, etag: true, extensions: [] }),
  );
