import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ArticlePage } from './article-page.tsx';
import { ContactSkeleton } from './contact-skeleton.tsx';
import { HelpPage } from './help-page.tsx';

const ContactPage = lazy(() => import('./contact-page.tsx'));

/** Below /app/help. */
export default function HelpRoutes() {
  return (
    <Routes>
      <Route index element={<HelpPage />} />
      <Route
        path="contact"
        element={
          <Suspense fallback={<ContactSkeleton />}>
            <ContactPage />
          </Suspense>
        }
      />
      <Route path=":slug" element={<ArticlePage />} />
      <Route path="*" element={<ArticlePage />} />
    </Routes>
  );
}
