import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { EditorSkeleton } from './editor/editor-skeleton.tsx';
import { loadEditor } from './load-editor.ts';

const EditorPage = lazy(loadEditor);
const ListPage = lazy(() => import('./list/references-page.tsx'));

/** Below /app/references: the list and the editor, each in a chunk of its own. */
export default function ReferenceRoutes() {
  return (
    <Routes>
      <Route index element={<ListPage />} />
      {/* 'new' is an id here, so that the editor stays as it is when its reference gets one. */}
      <Route
        path=":id"
        element={
          <Suspense fallback={<EditorSkeleton />}>
            <EditorPage />
          </Suspense>
        }
      />
      <Route path="*" element={<Navigate to="/app/references" replace />} />
    </Routes>
  );
}
