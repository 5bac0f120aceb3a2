import { Navigate, Route, Routes } from 'react-router-dom';
import { CustomerPage } from './customer-page.tsx';
import { CustomersPage } from './customers-page.tsx';
import { NewCustomerPage } from './new-customer-page.tsx';

/** Below /app/customers. */
export default function CustomerRoutes() {
  return (
    <Routes>
      <Route index element={<CustomersPage />} />
      <Route path="new" element={<NewCustomerPage />} />
      <Route path=":id" element={<CustomerPage />} />
      <Route path="*" element={<Navigate to="/app/customers" replace />} />
    </Routes>
  );
}
