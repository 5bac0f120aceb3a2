/** What is done with references once somebody begins: loaded when a pointer or the focus comes near the list. */
export const loadListWork = () => import('./list-work.ts');
