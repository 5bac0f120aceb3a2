/** The list and one collection are loaded apart: who follows a link to one needs half of the code. */
export const loadList = () => import('./collections-page.tsx');
export const loadCollection = () => import('./collection-page.tsx');

/** Asked for rarely, before something is deleted. */
export const loadDeleteDialog = () => import('./delete-collection-dialog.tsx');
