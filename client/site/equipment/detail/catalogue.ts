import type { CategoryId } from '../categories.ts';

/** Categories whose page is made from the catalogue; the hose has one of its own. */
export type ProductId = Exclude<CategoryId, 'hydraulic-hoses'>;

/** A value of the specification: standards and codes as they are written everywhere, or words in the page's language. */
type Value = { code: string } | { words: string };

export interface SpecificationRow {
  /** Words: `equipment-detail.row.<label>`. */
  label: string;
  value: Value;
}

export interface Product {
  id: ProductId;
  specification: SpecificationRow[];
  /** How many applications the catalogue of words names. */
  applications: number;
  similar: [CategoryId, CategoryId, CategoryId];
}

const code = (label: string, ...standards: string[]): SpecificationRow => ({
  label,
  value: { code: standards.map((standard) => standard.replaceAll(' ', '\u00a0')).join(' · ') },
});

/** Words: `<category>.spec.<label>`. */
const rowsOf =
  (id: ProductId) =>
  (label: string): SpecificationRow => ({ label, value: { words: `${id}.spec.${label}` } });

const fitting = rowsOf('hydraulic-fittings');
const braided = rowsOf('braided-hoses');
const filter = rowsOf('filter-systems');
const valve = rowsOf('valves');
const camlock = rowsOf('camlock-couplings');
const gear = rowsOf('gears');
const cnc = rowsOf('cnc-components');

/** What holds for such goods by their standards; figures of our own are in common/business.ts. */
export const products: Product[] = [
  {
    id: 'hydraulic-fittings',
    specification: [
      code('standard', 'ISO 8434-1', 'ISO 12151', 'SAE J514'),
      code('thread', 'ISO 228-1 (G)', 'ISO 261 (M)', 'ISO 725 (UN/UNF)', 'NPTF'),
      fitting('connection'),
      fitting('material'),
      fitting('sealing'),
      fitting('coating'),
    ],
    applications: 6,
    similar: ['hydraulic-hoses', 'valves', 'filter-systems'],
  },
  {
    id: 'braided-hoses',
    specification: [
      code('standard', 'ISO 10380', 'EN 16643'),
      code('material', 'AISI 316L (1.4404)'),
      braided('liner'),
      braided('connection'),
      code('flange', 'EN 1092-1', 'ASME B16.5'),
      code('testing', 'ISO 1402'),
    ],
    applications: 6,
    similar: ['hydraulic-hoses', 'camlock-couplings', 'valves'],
  },
  {
    id: 'filter-systems',
    specification: [
      code('standard', 'ISO 16889', 'ISO 3968', 'ISO 2941'),
      code('cleanliness', 'ISO 4406'),
      filter('types'),
      filter('material'),
      filter('connection'),
      filter('indicator'),
    ],
    applications: 6,
    similar: ['hydraulic-hoses', 'hydraulic-fittings', 'valves'],
  },
  {
    id: 'valves',
    specification: [
      code('standard', 'ISO 17292', 'EN 1984', 'EN 13709', 'API Spec 6A'),
      valve('types'),
      code('material', 'GP240GH (1.0619)', 'ASTM A216 WCB', 'CF8M'),
      code('pressure', 'EN 1333 (PN)', 'ASME B16.34 (Class)'),
      code('flange', 'EN 1092-1', 'ASME B16.5', 'EN 558'),
      code('testing', 'EN 12266-1', 'API 598'),
      valve('drive'),
    ],
    applications: 6,
    similar: ['hydraulic-fittings', 'filter-systems', 'camlock-couplings'],
  },
  {
    id: 'camlock-couplings',
    specification: [
      code('standard', 'EN 14420-7', 'A-A-59326'),
      code('types', 'A', 'B', 'C', 'D', 'E', 'F', 'DC', 'DP'),
      camlock('material'),
      code('thread', 'ISO 228-1 (G)', 'ASME B1.20.1 (NPT)'),
      code('sealing', 'NBR', 'EPDM', 'FKM', 'PTFE'),
      camlock('connection'),
    ],
    applications: 6,
    similar: ['braided-hoses', 'valves', 'hydraulic-hoses'],
  },
  {
    id: 'gears',
    specification: [
      code('accuracy', 'ISO 1328-1', 'DIN 3962'),
      code('module', 'ISO 54', 'DIN 780'),
      code('standard', 'ISO 53', 'DIN 867'),
      gear('types'),
      code('material', '18CrNiMo7-6', '42CrMo4', '34CrNiMo6'),
      gear('heat-treatment'),
      code('strength', 'ISO 6336'),
    ],
    applications: 6,
    similar: ['cnc-components', 'hydraulic-hoses', 'filter-systems'],
  },
  {
    id: 'cnc-components',
    specification: [
      cnc('tolerance'),
      code('standard', 'ISO 286-1', 'ISO 2768-1', 'ISO 1101'),
      code('coating', 'ISO 21920-1 (Ra)'),
      cnc('material'),
      cnc('inspection'),
      code('document', 'EN 10204 3.1'),
    ],
    applications: 6,
    similar: ['gears', 'hydraulic-fittings', 'valves'],
  },
];
