import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { loadDetailPage, loadEditPage, loadListPage, loadNewPage } from './load-pages.ts';

const CustomersPage = lazy(loadListPage);
const CustomerPage = lazy(loadDetailPage);
const NewCustomerPage = lazy(loadNewPage);
const EditCustomerPage = lazy(loadEditPage);

/** Below /app/customers. */
export default function CustomerRoutes() {
  return (
    <Routes>
      <Route index element={<CustomersPage />} />
      <Route path="new" element={<NewCustomerPage />} />
      <Route path=":id" element={<CustomerPage />} />
      <Route path=":id/edit" element={<EditCustomerPage />} />
      <Route path="*" element={<Navigate to="/app/customers" replace />} />
    </Routes>
  );
}
