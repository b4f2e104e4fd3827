import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
/** Matches imports of packages outside of comments: `import … from 'name/part'`, `} from 'name'`, `import 'name'`, `= await import('name')`. */
const packageImport =
  /^(?:(?:import|export|\})[^"'\n]* from |import |[^*/\n]*\bimport\()["']((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?["']/gm;
/** Files that only `npm run dev` uses. */
const notInProduction = ['development-pages.js'];

test.each(['build/app', 'build/web/server'])('dependencies contain every package that %s imports', (folder) => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !notInProduction.some((part) => file.includes(part)),
  );
  const needed = new Set(
    scripts
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(packageImport)])
      .map(([, name = '']) => name)
      .filter((name) => !isBuiltin(name)),
  );
  expect(needed).toContain('react');
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});

test('every file of the built server can be imported', async () => {
  const scripts = readdirSync('build/app', { recursive: true, encoding: 'utf8' }).filter(
    // Commands run when they are imported and then exit.
    (file) => file.endsWith('.js') && !file.includes(`cli${path.sep}`),
  );
  const load = `for (const file of ${JSON.stringify(scripts)}) await import('./build/app/' + file);`;
  await promisify(execFile)(process.execPath, ['--import', 'reflect-metadata', '--input-type=module', '--eval', load]);
});

test('the lock file lists the optional packages of every platform, without which npm ci fails', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const listed = new Set(Object.keys(packages).map((folder) => folder.split('node_modules/').at(-1)!));
  const needed = Object.values(packages).flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}));
  expect(needed.length).toBeGreaterThan(100);
  expect(needed.filter((name) => !listed.has(name))).toEqual([]);
});

const runScript = (args: string[], env = {}) =>
  promisify(execFile)(process.execPath, ['scripts/run.js', ...args], { env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ status: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ status: code, stdout }),
  );

test('the bill of materials has every package of the product with version and checksum', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kordon-sbom-'));
  const file = path.join(folder, 'sbom.json');
  expect((await runScript(['scripts/sbom.ts', file])).status).toBe(0);
  const sbom = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string; purl: string; hashes?: unknown[] }[];
  };
  rmSync(folder, { recursive: true });
  expect(sbom.bomFormat).toBe('CycloneDX');
  const purls = sbom.components.map(({ purl }) => decodeURIComponent(purl));
  for (const [name, version] of Object.entries(dependencies)) expect(purls).toContain(`pkg:npm/${name}@${version}`);
  expect(purls.filter((purl) => /pkg:npm\/(jest|eslint|playwright-core)@/.test(purl))).toEqual([]);
  expect(sbom.components.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
});

test('vulnerabilities are listed, and an unreachable registry does not count as "no vulnerabilities"', async () => {
  const advisories: Record<string, unknown> = {};
  const registry = createServer((request, response) => {
    const isAudit = request.url?.endsWith('/advisories/bulk');
    response
      .writeHead(isAudit ? 200 : 404, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(isAudit ? advisories : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const env = { npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` };
  expect(await runScript(['scripts/audit.ts'], env)).toEqual({ status: 0, stdout: 'No known vulnerabilities\n' });

  advisories['express'] = [
    { id: 1, url: 'https://advisories.example/1', title: 'Reads files', severity: 'high', vulnerable_versions: '<99' },
  ];
  const found = await runScript(['scripts/audit.ts'], env);
  expect(found.stdout).toMatch(/^high +express .*: Reads files https:\/\/advisories\.example\/1$/m);
  expect(found.status).toBe(1);

  registry.close();
  registry.closeAllConnections();
  const unreachable = await runScript(['scripts/audit.ts'], env);
  expect(unreachable.stdout).toMatch(/^Nothing was checked: /);
  expect(unreachable.status).toBe(2);
}, 60_000);
