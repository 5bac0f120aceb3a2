import { productName } from '#contract/product';
import type { SitePage } from '../page.ts';
import { DemoPage } from './demo.tsx';

export const demoPage: SitePage = {
  path: '/demo',
  title: 'Demo: see a reference made and published',
  description: `A short captioned film of ${productName}, in English or Finnish, from a customer’s name to a published reference. Or ask us to show you the rest.`,
  Body: DemoPage,
  styles: ['contact-parts.module.css', 'demo/demo.module.css', 'demo/demo-video.module.css'],
  scripts: ['scripts/demo-video.ts'],
};
