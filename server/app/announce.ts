import type { FirstAdmin } from '../modules/identity/index.ts';

export interface Announcement {
  /** Where visitors find it. */
  url: string;
  /** Where a program on this machine reaches it. */
  localUrl: string;
  /** As it was bound: 127.0.0.1:4000 */
  address: string;
  /** Where it is measured; undefined without METRICS_PORT. */
  metricsUrl: string | undefined;
  /** To be shown once: the first super admin, where it was made just now with a password of ours. */
  firstAdmin: FirstAdmin | undefined;
}

/** For people; the last line is for programs that wait for it, with the address on this machine. */
export function announce({ url, localUrl, address, metricsUrl, firstAdmin }: Announcement): void {
  console.log(`site            ${url}`);
  console.log(`administration  ${url}/admin`);
  if (firstAdmin) {
    console.log(`  e-mail        ${firstAdmin.email}`);
    console.log(`  password      ${firstAdmin.password}   (shown this once)`);
  }
  const everywhere = /^(0\.0\.0\.0|\[::\]):/.test(address) ? ' (every address of this machine)' : '';
  console.log(`listening on    ${address}${everywhere}`);
  if (metricsUrl) console.log(`metrics         ${metricsUrl}`);
  console.log(`ready ${localUrl}`);
}
