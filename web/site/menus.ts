import type { SitePath } from '#contract/site/pages';

export interface MenuLink {
  name: string;
  path: SitePath;
  about: string;
}

/** The header's menus are the footer's columns. */
export const menus: readonly { name: string; links: readonly MenuLink[] }[] = [
  {
    name: 'Platform',
    links: [
      {
        name: 'Reference management',
        path: '/platform/reference-management',
        about: 'Customers, references, templates and collections',
      },
      {
        name: 'Permissions',
        path: '/platform/permissions',
        about: 'Approval by a link, and a no that reaches every surface',
      },
      {
        name: 'Tenders',
        path: '/platform/tenders',
        about: 'The references that a buyer asks for, ranked and allowed',
      },
      {
        name: 'Languages',
        path: '/platform/languages',
        about: 'One story in several languages, and files for translators',
      },
      {
        name: 'Analytics dashboard',
        path: '/platform/analytics-dashboard',
        about: 'What visitors see, open and press, without cookies',
      },
      {
        name: 'Integration',
        path: '/platform/integration',
        about: 'Your page, and embeds for your own website',
      },
      { name: 'Security', path: '/platform/security', about: 'Who can see what, and how it is kept' },
      {
        name: 'Enterprise features',
        path: '/platform/enterprise-features',
        about: 'Roles, organizations and a record of changes',
      },
    ],
  },
  {
    name: 'Solutions',
    links: [
      {
        name: 'Sales teams',
        path: '/solutions/sales-teams',
        about: 'The right story, before the meeting ends',
      },
      {
        name: 'Marketing teams',
        path: '/solutions/marketing-teams',
        about: 'From interview to website on the same day',
      },
      { name: 'Enterprise', path: '/solutions/enterprise', about: 'Several brands, one way of working' },
      {
        name: 'Industries',
        path: '/solutions/industries',
        about: 'Engineering, architecture, consulting and design',
      },
    ],
  },
  {
    name: 'Resources',
    links: [
      { name: 'Help center', path: '/resources/help-center', about: 'How each thing is done, step by step' },
      {
        name: 'Roadmap',
        path: '/resources/roadmap',
        about: 'What is there, what comes, what we think about',
      },
      { name: 'Blog', path: '/resources/blog', about: 'Permission, writing, tenders and search' },
    ],
  },
  {
    name: 'Company',
    links: [
      { name: 'About us', path: '/company/about-us', about: 'What we build, and for whom' },
      { name: 'Contact', path: '/company/contact', about: 'Write to us' },
    ],
  },
];
