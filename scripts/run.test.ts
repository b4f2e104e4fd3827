import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** `npm start` installs missing packages without the launcher, because the server's process must not contain the launcher's TypeScript hook. */
const { start, ...launched } = scripts;

test('npm start runs a script that installs packages', () => {
  expect(start).toBe('node scripts/start.js');
  expect(readFileSync('scripts/start.js', 'utf8')).toMatch(/^install\('product'\);$/m);
});

test.each(Object.entries(launched))('npm run %s starts an existing file through the launcher', (_name, command) => {
  const [, file = ''] = /^node scripts\/run\.js (?:--product )?(\S+)$/.exec(command) ?? [];
  expect([command, existsSync(file)]).toEqual([command, true]);
});

describe('in a clone without packages', () => {
  const clone = mkdtempSync(path.join(tmpdir(), 'kordon-run-'));
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  /** Runs the launcher. Returns whether it installed packages, and the line that the script printed. */
  const launch = async (...args: string[]): Promise<[isInstalling: boolean, line: string | undefined]> => {
    const { stdout } = await run(process.execPath, ['scripts/run.js', ...args], { cwd: clone });
    return [stdout.includes('installing packages'), stdout.trim().split('\n').at(-1)];
  };

  /** Creates a package in the clone and returns its entry for package.json. */
  const addPackage = async (name: string, code: string): Promise<Record<string, string>> => {
    const folder = path.join(clone, name);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', type: 'module' }));
    await writeFile(path.join(folder, 'index.js'), code);
    return { [name]: `file:${name}` };
  };

  beforeAll(async () => {
    for (const file of ['run.js', 'prepare.js', 'swc-hook.js', 'swc-loader.js'])
      await cp(`scripts/${file}`, path.join(clone, 'scripts', file));
    await cp('.swcrc', path.join(clone, '.swcrc'));
    const installedSwc = pathToFileURL('node_modules/@swc/core/index.js').href;
    const manifest = {
      type: 'module',
      dependencies: {
        ...(await addPackage('needed', `export const name = 'needed';`)),
        ...(await addPackage('@swc/core', `export { transformFile } from '${installedSwc}';`)),
      },
      devDependencies: await addPackage('development', `export const name = 'development';`),
    };
    await writeFile(path.join(clone, 'package.json'), JSON.stringify(manifest));
    const show = `const { name }: { name: string } = await import(process.argv[2]!);\nconsole.log(name);\n`;
    await writeFile(path.join(clone, 'show.ts'), show);
    await run('npm', ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'], { cwd: clone });
  });

  test('a script installs the packages that it needs, and later scripts install only what is missing', async () => {
    expect(await launch('--product', 'show.ts', 'needed')).toEqual([true, 'needed']);
    expect(existsSync(path.join(clone, 'node_modules/development'))).toBe(false);
    expect(await launch('show.ts', 'development')).toEqual([true, 'development']);
    expect(await launch('show.ts', 'development')).toEqual([false, 'development']);
    expect(await launch('--product', 'show.ts', 'needed')).toEqual([false, 'needed']);
  });
});
