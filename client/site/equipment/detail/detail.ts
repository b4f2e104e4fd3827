/** Catalogues that every product page needs beside its own. */
export const detailCatalogues = ['equipment', 'equipment-detail', 'quote', 'form'];

/** The page above every product page. */
export const overview = { path: '/industrial-equipment', title: 'equipment-detail.overview' };
