/** The forms and what leads to them come in chunks of their own: most who open one do not need the other. */
export const loadListPage = () => import('./customers-page.tsx');
export const loadDetailPage = () => import('./customer-page.tsx');
export const loadEditPage = () => import('./edit-customer-page.tsx');
export const loadNewPage = () => import('./new-customer-page.tsx');
