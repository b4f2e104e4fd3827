/** Requirements for suppliers. Message ids: `supplier-network.requirement.<id>` and `supplier-network.requirement.<id>.text`. */
export const supplierConditions = [
  'years',
  'certificates',
  'capacity',
  'references',
  'documents',
  'statement',
] as const;
