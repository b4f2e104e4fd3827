/**
 * npm run audit: asks the npm registry for known vulnerabilities of the product's packages and prints them. Advisory: it is not part of npm
 * run check, because a new entry in the registry must not stop an unrelated change. Exits with 1 when there is one of severity high or
 * critical, and with 2 when the registry gives no answer, because then nothing was checked.
 */
import { spawnSync } from 'node:child_process';

interface Vulnerability {
  name: string;
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  range: string;
  /** Titles of the advisories, or names of the affected dependencies. */
  via: (string | { title: string; url: string })[];
}
interface Report {
  message?: string;
  vulnerabilities?: Record<string, Vulnerability>;
}

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--fetch-retries=1', '--fetch-timeout=20000'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
});
const report = JSON.parse(stdout || '{}') as Report;
if (!report.vulnerabilities) {
  console.log(
    `Nothing was checked: the registry gave no list of vulnerabilities (${report.message ?? 'no answer of npm'})`,
  );
  process.exit(2);
}
const found = Object.values(report.vulnerabilities);
for (const { name, severity, range, via } of found)
  for (const cause of via)
    console.log(
      `${severity.padEnd(8)} ${name} ${range}: ${typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`}`,
    );
console.log(found.length === 0 ? 'No known vulnerabilities' : `${found.length} packages with known vulnerabilities`);
process.exit(found.some(({ severity }) => severity === 'high' || severity === 'critical') ? 1 : 0);
