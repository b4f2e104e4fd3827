import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';

/** Paths are relative to `client/`, because `client/routes.ts` includes these routes. */
export default [
  layout('./admin/admin.tsx', [
    route('admin/login', './admin/login/login.tsx'),
    route('admin/forgot-password', './admin/login/forgot-password.tsx'),
    route('admin/password', './admin/login/choose-password.tsx'),
    layout('./admin/session/guard.tsx', [
      route('admin', './admin/dashboard/dashboard.tsx'),
      route('admin/quotes', './admin/quotes/quotes.tsx'),
      route('admin/quotes/:id', './admin/quotes/detail/quote.tsx'),
      route('admin/offers/:id', './admin/offers/offer-page.tsx'),
      route('admin/inbox', './admin/inbox/inbox.tsx'),
      route('admin/orders', './admin/orders/order-list.tsx'),
      route('admin/orders/:id', './admin/orders/order.tsx'),
      route('admin/companies', './admin/companies/company-list.tsx'),
      route('admin/companies/new', './admin/companies/company-new.tsx'),
      route('admin/companies/:id', './admin/companies/company-detail.tsx'),
      route('admin/companies/:id/edit', './admin/companies/company-edit.tsx'),
      route('admin/audit', './admin/audit/audit-log.tsx'),
      route('admin/security-log', './admin/security/security-log.tsx'),
      route('admin/system', './admin/system/system.tsx'),
      route('admin/users', './admin/users/users.tsx'),
      route('admin/bank-accounts', './admin/bank-accounts/bank-accounts.tsx'),
      route('admin/mailboxes', './admin/mailboxes/mailboxes.tsx'),
      route('admin/campaigns', './admin/campaigns/campaigns.tsx'),
      route('admin/campaigns/:id', './admin/campaigns/campaign.tsx'),
      route('admin/mail-templates', './admin/mail-templates/mail-templates.tsx'),
      route('admin/privacy', './admin/privacy/privacy.tsx'),
      route('admin/tokens', './admin/tokens/tokens.tsx'),
      route('admin/account', './admin/account/account.tsx'),
      route('admin/notifications', './admin/notifications/notifications.tsx'),
      route('admin/communications', './admin/communications/communications.tsx'),
      route('admin/market', './admin/market/market.tsx'),
      route('admin/conversion-analytics', './admin/analytics/analytics.tsx'),
    ]),
  ]),
] satisfies RouteConfigEntry[];
