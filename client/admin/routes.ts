import type { RouteConfigEntry } from '@react-router/dev/routes';

export default [] satisfies RouteConfigEntry[];
