import { index, route, type RouteConfig } from '@react-router/dev/routes';
import adminRoutes from './admin/routes.ts';

export default [
  route(':lang?', './site/layout.tsx', [
    index('./site/home/home.tsx'),
    route('products', './site/products/products.tsx'),
    route('company', './site/company/company.tsx'),
    route('projects', './site/projects/projects.tsx'),
    route('gallery', './site/gallery/gallery.tsx'),
    route('supplier-network', './site/suppliers/supplier-network.tsx'),
    route('contact', './site/contact/contact.tsx'),
    route('business-plan', './site/business-plan/business-plan.tsx'),
    route('market-updates', './site/market-updates/market-updates.tsx'),
    route('market-analysis', './site/market-updates/market-analysis.tsx'),
    route('global-trade-report', './site/market-updates/global-trade-report.tsx'),
    route('price-updates', './site/market-updates/price-updates.tsx'),
    route('global-trade', './site/global-trade/global-trade.tsx'),
    route('privacy-policy', './site/legal/privacy-policy.tsx'),
    route('terms-of-service', './site/legal/terms-of-service.tsx'),
    route('cookies-policy', './site/legal/cookies-policy.tsx'),
    route('quality', './site/quality/quality.tsx'),
    route('kalite-sertifikalar', './site/quality/quality.tsx', { id: 'site/quality/kalite-sertifikalar' }),
    route('industrial-equipment', './site/equipment/industrial-equipment.tsx'),
    route('industrial-equipment/hydraulic-hoses', './site/equipment/hoses/hydraulic-hoses.tsx'),
    route('industrial-equipment/:category', './site/equipment/detail/product.tsx'),
    route('quote-system', './site/quote-system/quote-system.tsx'),
    route('trade-intermediary', './site/trade-intermediary/trade-intermediary.tsx'),
    route('price-lists', './site/price-lists/price-lists.tsx'),
    route('test', './site/test/test.tsx'),
    route('*', './site/not-found/not-found.tsx'),
  ]),
  ...adminRoutes,
] satisfies RouteConfig;
