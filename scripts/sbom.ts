/**
 * npm run sbom [-- <file>]: writes the packages of the product with version, license and checksum as CycloneDX (ISO/ECMA-424), by default to
 * build/sbom.cdx.json. npm makes it from package-lock.json, without network.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Component {
  'bom-ref': string;
  properties?: { name: string; value: string }[];
}
interface Sbom {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const sbom = JSON.parse(
  execFileSync('npm', ['sbom', ...options], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }),
) as Sbom;

// npm's --omit=dev also leaves out packages of the product that a tool needs as well, such as react.
const isTool = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
const tools = new Set(sbom.components.filter(isTool).map((component) => component['bom-ref']));
const product: Sbom = {
  ...sbom,
  components: sbom.components.filter((component) => !isTool(component)),
  dependencies: sbom.dependencies
    .filter(({ ref }) => !tools.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !tools.has(other)) })),
};

const file = process.argv[2] ?? 'build/sbom.cdx.json';
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(product, undefined, 2));
console.log(`${file}: ${product.components.length} packages`);
