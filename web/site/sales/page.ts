import { productName } from '#contract/product';
import type { SitePage } from '../page.ts';
import { SalesPage } from './sales.tsx';

export const salesPage: SitePage = {
  path: '/sales',
  title: 'Contact sales',
  description: `Ask about plans, invoices, security or a larger team. We answer as soon as we can, and say openly what ${productName} does not do.`,
  Body: SalesPage,
  styles: ['styles/contact-form.css', 'sales/sales.css'],
};
