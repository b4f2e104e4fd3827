/**
 * Whether company, people, customers and certificates are fictional, as they are here. Each page then has a notice, and sections that need real
 * content are shown. Setting of the build: DEMO_BRAND=off.
 */
export const isDemoBrand = process.env.DEMO_BRAND !== 'off';
