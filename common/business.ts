/**
 * Figures that the site states. They are statements of the fictional company of brand.ts: the company that uses the site replaces them by
 * its own and keeps the evidence (docs/claims.md), before it sets DEMO_BRAND=off. Percentages are fractions, because Intl formats them;
 * money is in USD.
 */

/** The company as it presents itself. */
export const company = {
  years: 40,
  countries: 80,
  continents: 5,
  suppliers: 500,
  partners: 500,
  /** Tons per month. */
  monthlyTons: 50_000,
  /** Share of trades and projects delivered on the date in the contract. */
  onTime: 0.98,
  projects: 1_200,
  /** Maximum hours until a request is answered. */
  replyHours: 24,
} as const;

/** Years in the company history on the company page. */
export const milestoneYears = [1985, 1992, 1998, 2005, 2012, 2018, 2025] as const;

/** The milestone about the first certificates, which are fictional like `certificates`. */
export const certificationYear = 1998;

/** Managers, with their years in the industry. */
export const leaders = [
  { id: 'general', experience: 24 },
  { id: 'technical', experience: 27 },
] as const;

/** Figures on delivered projects. */
export const projects = {
  /** Number of countries in which the company has built a plant; `company.countries` counts those it trades with. */
  countries: 45,
  deliveredTons: 5_000_000,
  sampleTons: { min: 5_000, max: 25_000 },
  deliveryMonths: { min: 3, max: 12 },
} as const;

export const projectRegions = ['africa', 'middle_east', 'asia', 'europe'] as const;
type ProjectRegion = (typeof projectRegions)[number];

/** Example projects without customer names; `months` is the time from contract to delivery. */
export const sampleProjects = [
  { id: 'bar-mill', region: 'africa', tons: 18_000, months: 12, year: 2025 },
  { id: 'building-steel', region: 'middle_east', tons: 8_000, months: 5, year: 2024 },
  { id: 'melt-shop', region: 'asia', tons: 25_000, months: 12, year: 2024 },
  { id: 'stand-renewal', region: 'europe', tons: 6_500, months: 6, year: 2023 },
  { id: 'pipeline', region: 'middle_east', tons: 5_000, months: 3, year: 2023 },
  { id: 'housing', region: 'africa', tons: 12_000, months: 8, year: 2022 },
] as const satisfies { id: string; region: ProjectRegion; tons: number; months: number; year: number }[];

/** Commitments of the seven services. */
export const services = {
  feasibilityDays: 15,
  /** Maximum reduction of energy use, by service. */
  energySaving: { turnkeyMill: 0.18, steelPlant: 0.15, modernization: 0.12 },
  remoteDiagnosisHours: 2,
  expressPartsHours: 48,
  /** Maximum hours until a machine is back in service. */
  returnToServiceHours: 24,
  followUpMonths: 12,
} as const;

export const quality = {
  spectrometerAccuracy: 0.999,
  /** In millimetres, plus or minus. */
  cncTolerance: 0.01,
  /** Share of the lots that are measured before they leave. */
  measured: 1,
} as const;

/**
 * Temperatures of the process from furnace to port, in °C. The first four are usual values of mills (tapping, slab discharge, last rolling
 * pass, coiling), the last two are ambient temperatures in spring.
 */
export const processTemperatures = {
  melting: 1_650,
  reheating: 1_230,
  rolling: 980,
  coiling: 620,
  stock: 25,
  port: 18,
} as const;

/** Certificates with the years of issue and expiry. EN 10204 is not a certificate of the company: it defines the `types` of document that accompany a lot. */
export const certificates = [
  { standard: 'ISO 9001', issued: 2023, validUntil: 2026 },
  { standard: 'ISO 14001', issued: 2023, validUntil: 2026 },
  { standard: 'ISO 45001', issued: 2024, validUntil: undefined },
  { standard: 'EN 10204', types: '3.1, 3.2' },
  { standard: 'CE', issued: 2024, validUntil: 2029 },
  { standard: 'API Spec 6A', issued: 2023, validUntil: 2026 },
] as const;

/** A sample 3.1 certificate, within the limits of EN 10025-2 for its grade. */
export const sampleInspection = {
  standard: 'EN 10204:2004',
  grade: 'S355J2',
  heat: 'KC 24-1187',
  millimetres: [4, 1_250],
  netKilograms: 21_480,
  /** Mass fractions. */
  analysis: { C: 0.0017, Si: 0.0021, Mn: 0.0138, P: 0.00012, S: 0.00006, Al: 0.00034 },
  /** In N/mm². */
  yieldStrength: 382,
  /** In N/mm². */
  tensileStrength: 531,
  /** Elongation at break, as a fraction. */
  elongation: 0.26,
} as const;

/** Example trades and an example plant on the home page, without customer names; values in USD. */
export const successStories = {
  rebar: { value: 1_200_000, tons: 2_000, days: 14 },
  slab: { value: 3_100_000, tons: 5_800, days: 9 },
  /** `tons` per year; `months` from the study to the first bar. */
  'bar-mill': { value: 12_000_000, tons: 150_000, months: 12 },
} as const;

/** Ranges of the hydraulic hoses. `special` is the maximum of special versions. */
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

/**
 * Stops of the trade route. `seaDays` is the duration of the passage from the previous stop: the minimum is the result of the trade
 * simulation, the maximum adds two days for weather and canal. `handlingDays` is the time in port, `cost` is per ton.
 */
export const tradeRoute = [
  { port: 'izmir', seaDays: undefined, handlingDays: { min: 3, max: 5 }, cost: { min: 10, max: 15 } },
  {
    port: 'bandar-abbas',
    seaDays: { min: 12, max: 14 },
    handlingDays: { min: 5, max: 7 },
    cost: { min: 12, max: 18 },
  },
  { port: 'annaba', seaDays: { min: 15, max: 17 }, handlingDays: { min: 4, max: 6 }, cost: { min: 14, max: 20 } },
] as const;

/** Fees of the trade intermediary as fractions of the trade value; `underContract` is the share of trades with a contract. */
export const intermediary = { brokerage: 0.005, insurance: 0.002, underContract: 1 } as const;

export const supplierMinimums = { monthlyTons: 100, years: 2, references: 3 } as const;

/** Steps of a supplier application in order, with their duration in days. */
export const supplierScreening = [
  { step: 'review', days: { min: 2, max: 3 } },
  { step: 'documents', days: { min: 3, max: 5 } },
  { step: 'references', days: { min: 5, max: 7 } },
  { step: 'approval', days: { min: 1, max: 1 } },
] as const;

export const quoteSystem = { matchingHours: company.replyHours, salesIncrease: 0.4 } as const;

/** Maximum size of a file that visitors attach to a form. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
