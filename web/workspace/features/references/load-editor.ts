/** The editor is the largest part of the workspace, so it is loaded when it is needed, or about to be. */
export const loadEditor = () => import('./editor/editor-page.tsx');

/** Said while it loads; apart from the editor's texts, which come with it. */
export const editorLoading = 'Loading the reference…';
