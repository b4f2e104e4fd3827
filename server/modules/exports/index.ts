/** What other modules may import of exports. */
export { exportRoutes, refuse, today } from './export.routes.ts';
