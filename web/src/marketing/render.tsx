import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing.tsx';
import { NewsletterPage } from './newsletter-page.tsx';

const pages: Record<string, ComponentType> = {
  '/': LandingPage,
  '/newsletter.html': NewsletterPage,
};

/** The markup of a public page, by its address. */
export function renderPage(path: string): string {
  const Page = pages[path];
  if (!Page) throw new Error(`There is no page at ${path}`);
  return renderToStaticMarkup(<Page />);
}
