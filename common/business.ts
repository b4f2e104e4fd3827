/**
 * Every figure that the site states, once. Percentages are fractions: Intl writes the sign where a
 * language wants it. Money is in USD.
 */

/** The company as it presents itself. */
export const company = {
  years: 40,
  countries: 80,
  continents: 5,
  suppliers: 500,
  partners: 500,
  /** Tons a month. */
  monthlyTons: 50_000,
  success: 0.98,
  projects: 1_200,
  certificates: 6,
  /** A request is answered within so many hours. */
  replyHours: 24,
} as const;

/** The years of the company's history that the page about it tells. */
export const milestoneYears = [1985, 1992, 1998, 2005, 2012, 2018, 2025] as const;

/** Plants delivered: the projects page and the services that build them. */
export const projects = {
  countries: 45,
  completed: 1_200,
  deliveredTons: 5_000_000,
  onTime: 0.98,
  sampleTons: { min: 5_000, max: 25_000 },
  deliveryMonths: { min: 3, max: 12 },
} as const;

export const projectRegions = ['africa', 'middle_east', 'asia', 'europe'] as const;
export type ProjectRegion = (typeof projectRegions)[number];

/** Examples of what is built and delivered, without a customer's name; delivery is counted from the contract. */
export const sampleProjects = [
  { id: 'bar-mill', region: 'africa', tons: 18_000, months: 12, year: 2025 },
  { id: 'building-steel', region: 'middle_east', tons: 8_000, months: 5, year: 2024 },
  { id: 'melt-shop', region: 'asia', tons: 25_000, months: 12, year: 2024 },
  { id: 'stand-renewal', region: 'europe', tons: 6_500, months: 6, year: 2023 },
  { id: 'pipeline', region: 'middle_east', tons: 5_000, months: 3, year: 2023 },
  { id: 'housing', region: 'africa', tons: 12_000, months: 8, year: 2022 },
] as const satisfies { id: string; region: ProjectRegion; tons: number; months: number; year: number }[];

/** What the seven services promise. */
export const services = {
  feasibilityDays: 15,
  /** Up to so much less energy than before, by service. */
  energySaving: { turnkeyMill: 0.18, steelPlant: 0.15, modernization: 0.12 },
  remoteDiagnosisHours: 2,
  expressPartsHours: 48,
  /** Back in service in less than so many hours. */
  returnToServiceHours: 24,
  followUpMonths: 12,
} as const;

export const quality = {
  spectrometerAccuracy: 0.999,
  /** Millimetres, both ways. */
  cncTolerance: 0.01,
  measured: 1,
} as const;

/**
 * Steel on its way from the furnace to the port, in °C: tapping, slab discharge, last rolling pass and coiling as mills usually run
 * them, then the hall and the quay in spring.
 */
export const processTemperatures = {
  melting: 1_650,
  reheating: 1_230,
  rolling: 980,
  coiling: 620,
  stock: 25,
  port: 18,
} as const;

export const certificates = [
  { standard: 'ISO 9001', issued: 2023, validUntil: 2026 },
  { standard: 'ISO 14001', issued: 2023, validUntil: 2026 },
  { standard: 'ISO 45001', issued: 2024, validUntil: undefined },
  { standard: 'EN 10204', issued: 2024, validUntil: 2027 },
  { standard: 'CE', issued: 2024, validUntil: 2029 },
  { standard: 'API Spec 6A', issued: 2023, validUntil: 2026 },
] as const;

/** The year that the home page gives for all of them. */
export const certificatesYear = 2024;

/** What a 3.1 certificate looks like: a sample, within the limits of EN 10025-2 for its grade. */
export const sampleInspection = {
  standard: 'EN 10204:2004',
  grade: 'S355J2',
  heat: 'KC 24-1187',
  millimetres: [4, 1_250],
  netKilograms: 21_480,
  /** Parts of the weight. */
  analysis: { C: 0.0017, Si: 0.0021, Mn: 0.0138, P: 0.00012, S: 0.00006, Al: 0.00034 },
  /** N/mm² and, at last, elongation at break. */
  yieldStrength: 382,
  tensileStrength: 531,
  elongation: 0.26,
} as const;

/** Examples of trades and of a plant on the home page, without a customer's name; values in USD. */
export const successStories = {
  rebar: { value: 1_200_000, tons: 2_000, days: 14 },
  slab: { value: 3_100_000, tons: 5_800, days: 9 },
  /** Tons a year, months from the study to the first bar. */
  'bar-mill': { value: 12_000_000, tons: 150_000, months: 12 },
} as const;

/** Smallest and largest of the range. */
export const hydraulicHose = {
  workingPressureBar: { min: 70, max: 420 },
  burstPressureBar: { min: 280, max: 1_680 },
  temperatureCelsius: { min: -40, max: 100, special: 150 },
  innerDiameterMm: { min: 6, max: 76 },
  outerDiameterMm: { min: 13, max: 95 },
  bendRadiusMm: { min: 25, max: 610 },
  weightKgPerMetre: { min: 0.18, max: 4.2 },
  standards: 'SAE 100R1–R13',
  lifeYears: { min: 5, max: 10 },
} as const;

/** Stops from İzmir on; days at sea count from the stop before, handling takes days in port, costs are per ton. */
export const tradeRoute = [
  { port: 'izmir', seaDays: undefined, handlingDays: { min: 3, max: 5 }, cost: { min: 10, max: 15 } },
  {
    port: 'bandar-abbas',
    seaDays: { min: 7, max: 10 },
    handlingDays: { min: 5, max: 7 },
    cost: { min: 12, max: 18 },
  },
  { port: 'annaba', seaDays: { min: 12, max: 15 }, handlingDays: { min: 4, max: 6 }, cost: { min: 14, max: 20 } },
] as const;

/** Fees of the trade intermediary, of a trade's value, and the part of its trades that stands in a contract. */
export const intermediary = { brokerage: 0.005, insurance: 0.002, underContract: 1 } as const;

export const supplierMinimums = { monthlyTons: 100, years: 2, references: 3 } as const;

/** Days that each step of an application takes, in their order. */
export const supplierScreening = [
  { step: 'review', days: { min: 2, max: 3 } },
  { step: 'documents', days: { min: 3, max: 5 } },
  { step: 'references', days: { min: 5, max: 7 } },
  { step: 'approval', days: { min: 1, max: 1 } },
] as const;

export const quoteSystem = { matchingHours: 24, salesIncrease: 0.4 } as const;

export const tradePlatform = { dataSources: 50, updateMinutes: 15 } as const;

/** The largest file that a visitor may attach, in bytes. */
export const attachmentLimit = 10 * 1024 * 1024;
