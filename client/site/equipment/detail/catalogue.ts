import type { CategoryId } from '../categories.ts';

/** Categories that share one page component; hydraulic hoses have a separate page. */
type ProductId = Exclude<CategoryId, 'hydraulic-hoses'>;

/** A specification value: a code that is the same in every language, or the id of a message. */
type Value = { code: string } | { messageId: string };

export interface SpecificationRow {
  /** Message id: `equipment-detail.row.<label>`. */
  label: string;
  value: Value;
}

interface Product {
  id: ProductId;
  specification: SpecificationRow[];
  /** Number of applications in the messages of the category. */
  applications: number;
  similar: [CategoryId, CategoryId, CategoryId];
}

const createCodeRow = (label: string, ...standards: string[]): SpecificationRow => ({
  label,
  value: { code: standards.map((standard) => standard.replaceAll(' ', '\u00a0')).join(' · ') },
});

/** Creates rows with the message ids `<product id>.spec.<label>`. */
const createTextRow =
  (id: ProductId) =>
  (label: string): SpecificationRow => ({ label, value: { messageId: `${id}.spec.${label}` } });

const fitting = createTextRow('hydraulic-fittings');
const braided = createTextRow('braided-hoses');
const filter = createTextRow('filter-systems');
const valve = createTextRow('valves');
const camlock = createTextRow('camlock-couplings');
const gear = createTextRow('gears');
const cnc = createTextRow('cnc-components');

/** Specifications by industry standards; the company's own figures are in common/business.ts. */
export const products: Product[] = [
  {
    id: 'hydraulic-fittings',
    specification: [
      createCodeRow('standard', 'ISO 8434-1', 'ISO 12151', 'SAE J514'),
      createCodeRow('thread', 'ISO 228-1 (G)', 'ISO 261 (M)', 'ISO 725 (UN/UNF)', 'NPTF'),
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
      createCodeRow('standard', 'ISO 10380', 'EN 16643'),
      createCodeRow('material', 'AISI 316L (1.4404)'),
      braided('liner'),
      braided('connection'),
      createCodeRow('flange', 'EN 1092-1', 'ASME B16.5'),
      createCodeRow('testing', 'ISO 1402'),
    ],
    applications: 6,
    similar: ['hydraulic-hoses', 'camlock-couplings', 'valves'],
  },
  {
    id: 'filter-systems',
    specification: [
      createCodeRow('standard', 'ISO 16889', 'ISO 3968', 'ISO 2941'),
      createCodeRow('cleanliness', 'ISO 4406'),
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
      createCodeRow('standard', 'ISO 17292', 'EN 1984', 'EN 13709', 'API Spec 6A'),
      valve('types'),
      createCodeRow('material', 'GP240GH (1.0619)', 'ASTM A216 WCB', 'CF8M'),
      createCodeRow('pressure', 'EN 1333 (PN)', 'ASME B16.34 (Class)'),
      createCodeRow('flange', 'EN 1092-1', 'ASME B16.5', 'EN 558'),
      createCodeRow('testing', 'EN 12266-1', 'API 598'),
      valve('drive'),
    ],
    applications: 6,
    similar: ['hydraulic-fittings', 'filter-systems', 'camlock-couplings'],
  },
  {
    id: 'camlock-couplings',
    specification: [
      createCodeRow('standard', 'EN 14420-7', 'A-A-59326'),
      createCodeRow('types', 'A', 'B', 'C', 'D', 'E', 'F', 'DC', 'DP'),
      camlock('material'),
      createCodeRow('thread', 'ISO 228-1 (G)', 'ASME B1.20.1 (NPT)'),
      createCodeRow('sealing', 'NBR', 'EPDM', 'FKM', 'PTFE'),
      camlock('connection'),
    ],
    applications: 6,
    similar: ['braided-hoses', 'valves', 'hydraulic-hoses'],
  },
  {
    id: 'gears',
    specification: [
      createCodeRow('accuracy', 'ISO 1328-1', 'DIN 3962'),
      createCodeRow('module', 'ISO 54', 'DIN 780'),
      createCodeRow('standard', 'ISO 53', 'DIN 867'),
      gear('types'),
      createCodeRow('material', '18CrNiMo7-6', '42CrMo4', '34CrNiMo6'),
      gear('heat-treatment'),
      createCodeRow('strength', 'ISO 6336'),
    ],
    applications: 6,
    similar: ['cnc-components', 'hydraulic-hoses', 'filter-systems'],
  },
  {
    id: 'cnc-components',
    specification: [
      cnc('tolerance'),
      createCodeRow('standard', 'ISO 286-1', 'ISO 2768-1', 'ISO 1101'),
      createCodeRow('coating', 'ISO 21920-1 (Ra)'),
      cnc('material'),
      cnc('inspection'),
      createCodeRow('document', 'EN 10204 3.1'),
    ],
    applications: 6,
    similar: ['gears', 'hydraulic-fittings', 'valves'],
  },
];
