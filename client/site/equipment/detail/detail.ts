/** Message catalogues that every product page needs in addition to its own. */
export const detailMessageFiles = ['equipment', 'equipment-detail', 'quote', 'form'];

/** Parent page of every product page. */
export const overviewPage = { path: '/industrial-equipment', title: 'equipment-detail.overview' };
