import type { SitePage } from '../page.ts';
import { NewsletterPage } from './newsletter-page.tsx';

export const companyPages: readonly SitePage[] = [
  {
    path: '/newsletter',
    title: 'Newsletter',
    description: 'Confirm or end your subscription to the newsletter.',
    Body: NewsletterPage,
    styles: ['styles/newsletter.css'],
    scripts: ['scripts/newsletter-links.ts'],
    noindex: true,
  },
];
