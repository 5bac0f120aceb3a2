/** The forms come in chunks of their own: most who open the list do not edit. */
export const loadEditPage = () => import('./edit-customer-page.tsx');
export const loadNewPage = () => import('./new-customer-page.tsx');
