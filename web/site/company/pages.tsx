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
    styles: ['company/about.css'],
  },
  {
    path: '/company/contact',
    title: 'Contact',
    description:
      'Write to the people who make Refdeck: about something that does not work, a security hole, your data, or a wish.',
    Body: ContactPage,
    styles: ['styles/contact-form.css', 'company/contact.css'],
  },
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
