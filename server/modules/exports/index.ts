/** Public API of the exports module. */
export { exportRoutes, getToday, sendError } from './export.routes.ts';
