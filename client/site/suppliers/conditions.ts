/** What an application is measured by. Words: `supplier-network.requirement.<id>` and, after it, `.text`. */
export const supplierConditions = [
  'years',
  'certificates',
  'capacity',
  'references',
  'documents',
  'statement',
] as const;
