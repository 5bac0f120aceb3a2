export { duplicateReference } from './duplicate-reference.ts';
export { changeStatusOf } from './change-status.ts';
export { ReportPanel } from './report-panel.tsx';
export { SelectionBar } from './selection-bar.tsx';
