/**
 * npm run sbom [-- <file>]: writes the packages of the product with version, license and checksum as CycloneDX (ISO/ECMA-424), by default to
 * build/sbom.cdx.json. npm makes it from package-lock.json, without network.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Sbom {
  components: { scope?: string }[];
}

const file = process.argv[2] ?? 'build/sbom.cdx.json';
const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev'];
const text = execFileSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
const { components } = JSON.parse(text) as Sbom;
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, text);
console.log(`${file}: ${components.length} packages`);
