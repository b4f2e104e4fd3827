import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'client',
  buildDirectory: 'build/web',
  // Prerendering is a part of the build for itself (scripts/prerender.js), on every processor.
  // A public page never asks for the manifest of another: all routes come with the first document.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
