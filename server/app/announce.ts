import type { FirstAdmin } from '../modules/identity/index.ts';

export interface Announcement {
  /** Public URL of the site. */
  url: string;
  /** Base URL for programs on this machine. */
  localUrl: string;
  /** Bound address and port: 127.0.0.1:4000 */
  address: string;
  /** URL of the metrics; undefined without METRICS_PORT. */
  metricsUrl: string | undefined;
  /** The first super admin, if this start created it with a generated password. */
  firstAdmin: FirstAdmin | undefined;
}

/**
 * Prints the addresses of the running server. Programs wait for the last line, `ready <local URL>`, so its format must
 * not change.
 */
export function announce({ url, localUrl, address, metricsUrl, firstAdmin }: Announcement): void {
  console.log(`site            ${url}`);
  console.log(`administration  ${url}/admin`);
  if (firstAdmin) {
    console.log(`  e-mail        ${firstAdmin.email}`);
    console.log(`  password      in ${firstAdmin.passwordFile}, to be changed at the first sign-in`);
  }
  const scope = /^(0\.0\.0\.0|\[::\]):/.test(address) ? ' (every address of this machine)' : '';
  console.log(`listening on    ${address}${scope}`);
  if (metricsUrl) console.log(`metrics         ${metricsUrl}`);
  console.log(`ready ${localUrl}`);
}
