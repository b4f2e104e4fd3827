import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Paths are relative to client/, where routes.ts spreads these. */
export default [
  layout('./admin/admin.tsx', [
    route('admin/login', './admin/login/login.tsx'),
    layout('./admin/session/guard.tsx', [
      route('admin', './admin/dashboard/dashboard.tsx'),
      route('admin/quotes', './admin/outline/outline.tsx', { id: 'quotes' }),
      route('admin/quotes/:id', './admin/outline/outline.tsx', { id: 'quote' }),
      route('admin/companies', './admin/companies/company-list.tsx'),
      route('admin/companies/new', './admin/outline/outline.tsx', { id: 'companies.new' }),
      route('admin/companies/:id', './admin/outline/outline.tsx', { id: 'company' }),
      route('admin/companies/:id/edit', './admin/outline/outline.tsx', { id: 'company.edit' }),
      route('admin/communications', './admin/communications/communications.tsx'),
      route('admin/conversion-analytics', './admin/outline/outline.tsx', { id: 'analytics' }),
    ]),
  ]),
] satisfies RouteConfigEntry[];
