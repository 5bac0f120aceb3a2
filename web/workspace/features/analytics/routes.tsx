import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { loadChart } from '../../insights/chart-panel.tsx';
import OverviewPage from './overview-page.tsx';

const PerformancePage = lazy(() => import('./performance-page.tsx'));
const TrafficPage = lazy(() => import('./traffic-page.tsx'));
const EngagementPage = lazy(() => import('./engagement-page.tsx'));

// The chart's code travels with the data instead of after it.
void loadChart().catch(() => undefined);

/** Below /app/analytics. */
export default function AnalyticsRoutes() {
  return (
    <Routes>
      <Route index element={<OverviewPage />} />
      <Route path="performance" element={<PerformancePage />} />
      <Route path="traffic" element={<TrafficPage />} />
      <Route path="engagement" element={<EngagementPage />} />
      <Route path="*" element={<Navigate to="/app/analytics" replace />} />
    </Routes>
  );
}
