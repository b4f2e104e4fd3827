/** Public API of the exports module. */
export { exportRoutes, getToday, recordExport, sendError } from './export.routes.ts';
