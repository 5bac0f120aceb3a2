import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { loadCollection, loadList } from './load-pages.ts';

const CollectionsPage = lazy(loadList);
const CollectionPage = lazy(loadCollection);

/** Below /app/collections. */
export default function CollectionRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route index element={<CollectionsPage />} />
        <Route path="new" element={<CollectionsPage creating />} />
        <Route path=":id" element={<CollectionPage />} />
        <Route path="*" element={<Navigate to="/app/collections" replace />} />
      </Routes>
    </Suspense>
  );
}
