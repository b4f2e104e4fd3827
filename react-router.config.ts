import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'client',
  buildDirectory: 'build/web',
  // Prerendering is a separate step of the build (scripts/prerender.ts), which uses all CPUs.
  // All routes are sent with the first document, so that navigation needs no request for the manifest.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
