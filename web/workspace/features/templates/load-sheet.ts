/** The panel with every setting: loaded when a pointer or the focus comes near a button that opens it. */
export const loadSheet = () => import('./configure-sheet.tsx');
