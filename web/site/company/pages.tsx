import type { SitePage } from '../page.ts';
import { aboutHead, AboutPage } from './about-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { NewsletterPage } from './newsletter-page.tsx';

export const companyPages: readonly SitePage[] = [
  {
    path: '/company/about-us',
    title: aboutHead.title,
    description: aboutHead.description,
    Body: AboutPage,
    styles: ['company/about-page.module.css'],
  },
  {
    path: '/company/contact',
    title: 'Contact',
    description:
      'Write to the people who make Refdeck: about something that does not work, a vulnerability, your data, or an idea.',
    Body: ContactPage,
    styles: ['contact-parts.module.css', 'company/contact-page.module.css'],
  },
  {
    path: '/newsletter',
    title: 'Newsletter',
    description: 'Confirm or end your subscription to the newsletter.',
    Body: NewsletterPage,
    styles: ['company/newsletter-page.module.css'],
    scripts: ['scripts/newsletter-links.ts'],
    noindex: true,
  },
];
