import type { SitePage } from '../page.ts';
import { LandingPage } from './landing.tsx';

export const landingPage: SitePage = {
  path: '/',
  title: 'Refdeck: customer references as cards',
  description:
    'A workspace for customer references. Write each story once, choose how its card looks, and publish it to a page that prospects can search.',
  Body: LandingPage,
  styles: ['landing/landing.css'],
  scripts: ['scripts/live-embed.ts'],
};
