import type { Locator, Page } from '@playwright/test';

/** Name, logo, text, quote, person and images of a channel, and the last day. */
export const cellsOf = (page: Page, channel: string): Locator =>
  page
    .getByRole('region', { name: /^Permissions/ })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: channel }) })
    .locator('td:nth-child(-n + 8)');
