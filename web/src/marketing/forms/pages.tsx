import { productName } from '#contract/product';
import type { SitePage } from '../page.ts';
import { DemoPage } from './demo.tsx';
import { SalesPage } from './sales.tsx';

export const formPages: readonly SitePage[] = [
  {
    path: '/demo',
    title: 'Demo: see a reference made and published',
    description: `A short captioned film of ${productName}, in English or Finnish, from a customer’s name to a published reference. Or ask us to show you the rest.`,
    Body: DemoPage,
    styles: ['forms/forms.css', 'forms/film.css'],
    scripts: ['scripts/film.ts'],
  },
  {
    path: '/sales',
    title: 'Contact sales',
    description: `Ask about plans, invoices, security or a larger team. We answer as soon as we can, and say openly what ${productName} does not do.`,
    Body: SalesPage,
    styles: ['forms/forms.css'],
  },
];
