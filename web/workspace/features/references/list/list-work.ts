export { duplicateReference } from './duplicate-reference.ts';
export { moveReferences } from './move-references.ts';
export { ReportPanel } from './report-panel.tsx';
export { SelectionBar } from './selection-bar.tsx';
