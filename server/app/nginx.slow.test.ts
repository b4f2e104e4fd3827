import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { adminEmail, adminPassword, startKordon } from '../testing/kordon.ts';
import { nginxProgram, nginxResolves, startDnsServer, startNginx, type Nginx } from '../testing/nginx.ts';

const kordon = startKordon({ JOBS: 'off', TRUST_PROXY: ['127.0.0.1'] }, { pages: true });
const secure = startKordon({ JOBS: 'off', TRUST_PROXY: ['127.0.0.1'], PUBLIC_URL: 'https://kordon.example' });

let dns: Awaited<ReturnType<typeof startDnsServer>>;
let proxy: Nginx;
let secureProxy: Nginx;
beforeAll(async () => {
  if (!nginxProgram) return;
  dns = await startDnsServer('127.0.0.1');
  proxy = await startNginx([kordon.port], { dnsPort: nginxResolves ? dns.port : undefined });
  secureProxy = await startNginx([secure.port], { tls: true });
});
afterAll(async () => {
  await proxy?.stop();
  await secureProxy?.stop();
  dns?.stop();
});

async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return text(socket);
}
/** Announces a body of 12 MB, and ends after the answer: nginx would wait for the body for some seconds. */
async function announceLargeBody(target: string): Promise<string> {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.once('data', () => socket.end());
  socket.write(`POST ${target} HTTP/1.1\r\nHost: a\r\nContent-Length: 12000000\r\n\r\n`);
  return text(socket);
}
const lastRequest = () => {
  const line = kordon.log.findLast((entry) => entry.includes('request completed'))!;
  return (JSON.parse(line) as { req: { path: string; network: string } }).req;
};

(nginxProgram ? describe : describe.skip)('behind the proxy (needs nginx)', () => {
  test.each([
    '/metrics',
    '/metrics/',
    '/METRICS',
    '//metrics',
    '/%6detrics',
    '/./metrics',
    '/x/../metrics',
    '/metrics?x',
    '/metrics%00',
    '/metrics;x',
  ])('%s does not reach the metrics', async (target) => {
    expect(await kordon.metrics()).toContain('kordon_');
    const answer = await sendRaw(`GET ${target} HTTP/1.1`, 'Host: kordon.example');
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(answer).not.toContain('kordon_');
  });

  test('the version of nginx is not shown, not even by its own error pages', async () => {
    for (const line of ['GET /nowhere HTTP/1.1', 'GET /%00 HTTP/1.1', 'NONSENSE'])
      expect(await sendRaw(line, 'Host: kordon.example')).not.toMatch(/nginx\/\d/);
  });

  test('a client cannot choose the address that is logged and limited', async () => {
    // The server takes the last address in X-Forwarded-For that is no trusted proxy. Here nginx appends 127.0.0.1, which is trusted, so that
    // 203.0.113.9 is taken.
    await sendRaw('GET /nowhere HTTP/1.1', 'Host: a', 'X-Forwarded-For: 198.51.100.1, 203.0.113.9');
    expect(lastRequest()).toMatchObject({ path: '/nowhere', network: '203.0.113.0/24' });
  });

  test.each([
    ['/graphql', { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }],
    ['/attachments', { error: { code: 'FILE_TOO_LARGE' } }],
    ['/companies/0b1f/documents', { error: { code: 'FILE_TOO_LARGE' } }],
    ['/orders/0b1f/documents/invoice', { error: { code: 'FILE_TOO_LARGE' } }],
  ])('a body of 12 MB to %s is refused with JSON', async (target, body) => {
    const answer = await announceLargeBody(target);
    const [head = '', content = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 413 /);
    expect(head).toMatch(/^Content-Type: application\/json/im);
    expect(JSON.parse(content)).toMatchObject(body);
  });

  test('a body of 12 MB to a page is refused with a page in five languages', async () => {
    const answer = await announceLargeBody('/offer/x/accept');
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*^Content-Type: text\/html; charset=utf-8/im);
    for (const text of ['çok büyük', 'too large', 'بیش از حد', 'كبير جدًا', 'trop volumineux'])
      expect(answer).toContain(text);
    // The error page cannot be requested by its own path.
    expect(await sendRaw('GET /nginx/too-large.html HTTP/1.1', 'Host: a')).toMatch(/^HTTP\/1\.1 404 /);
  });

  (nginxResolves ? test : test.skip)(
    'the new address of a node is used without a reload (needs nginx 1.27.3)',
    async () => {
      const moved = createServer((_request, response) => response.end('moved')).listen(kordon.port, '127.0.0.2');
      await once(moved, 'listening');
      const ask = async () => (await fetch(`http://127.0.0.1:${proxy.port}/health/live`)).text();
      dns.address = '127.0.0.2';
      while ((await ask()) !== 'moved') await delay(50);
      dns.address = '127.0.0.1';
      while ((await ask()) === 'moved') await delay(50);
      moved.close();
      moved.closeAllConnections();
    },
  );

  describe('with TLS', () => {
    const signIn = JSON.stringify({
      query: `mutation { signIn(email: "${adminEmail}", password: "${adminPassword}") { id } }`,
    });
    const headers = { 'content-type': 'application/json', host: 'kordon.example' };

    async function requestTls(target: string, sent: OutgoingHttpHeaders, body = '') {
      const request = requestHttps({
        port: secureProxy.tlsPort,
        path: target,
        method: 'POST',
        rejectUnauthorized: false,
        headers: sent,
      });
      request.end(body);
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return { headers: response.headers, body: await text(response) };
    }
    const signInByHttp = (forwarded: Record<string, string>) =>
      fetch(`http://127.0.0.1:${secureProxy.port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...forwarded },
        body: signIn,
      });

    test('a user signs in, and the browser keeps to https', async () => {
      const { headers: responseHeaders, body } = await requestTls('/graphql', headers, signIn);
      expect(body).toContain('"signIn"');
      expect(responseHeaders['set-cookie']!.join()).toMatch(/__Host-kordon=\S+; .*Secure/);
      expect(responseHeaders['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    });

    test('http is redirected to the same path', async () => {
      const { status, headers: responseHeaders } = await fetch(
        `http://127.0.0.1:${secureProxy.redirectPort}/en/contact?x=1`,
        {
          redirect: 'manual',
        },
      );
      expect(status).toBe(308);
      expect(responseHeaders.get('location')).toBe('https://127.0.0.1/en/contact?x=1');
    });

    test('behind a load balancer for TLS, its X-Forwarded-Proto decides', async () => {
      expect((await signInByHttp({ 'x-forwarded-proto': 'https' })).headers.getSetCookie().join()).toContain(
        '__Host-kordon=',
      );
      const refused = await signInByHttp({});
      expect(refused.headers.getSetCookie()).toEqual([]);
      expect(await refused.text()).toContain('INSECURE_CONNECTION');
    });
  });

  test('two Host headers are refused', async () => {
    expect(await sendRaw('GET / HTTP/1.1', 'Host: kordon.example', 'Host: evil.example')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('no log contains the secrets of links in mails, not even when a node is down', async () => {
    const secret = 'Zm9yLW9uZS1jdXN0b21lcg';
    const links = [
      `/price-alerts/${secret}/unsubscribe`,
      `/offer/${secret}`,
      `/offer/${secret}/order/${secret}`,
      `/verify/${secret}`,
    ];
    for (const link of links) await sendRaw(`GET ${link} HTTP/1.1`, 'Host: kordon.example');
    await kordon.server.stop();
    for (const link of links) expect(await sendRaw(`GET ${link} HTTP/1.1`, 'Host: a')).toMatch(/^HTTP\/1\.1 502 /);
    expect(kordon.log.join('') + readFileSync(proxy.errorLog, 'utf8')).not.toContain(secret);
    expect(readFileSync(proxy.errorLog, 'utf8')).not.toContain('127.0.0.1');
  });
});
