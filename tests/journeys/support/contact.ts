import type { Browser, Page } from '@playwright/test';
import { expect, mailTo } from './test.ts';

/** Waits for a mail with another link than `before`, because the receipt of an answer repeats the old link. */
export async function linkFor(page: Page, email: string, before?: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { text } = await mailTo(page, email);
      link = /https?:\/\/\S+\/approve\/[\w-]{43}/.exec(text)?.[0];
      return link && new URL(link).pathname;
    })
    .not.toBe(before);
  return new URL(link!).pathname;
}

/** A mail may ask about several references, each by its own link. */
export async function linksFor(page: Page, email: string): Promise<string[]> {
  const { text } = await mailTo(page, email);
  return [...text.matchAll(/https?:\/\/\S+(\/approve\/[\w-]{43})/g)].map(([, path]) => path!);
}

export const openAsContact = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
};

export async function approve(contact: Page, link: string): Promise<void> {
  await contact.goto(link);
  await contact.getByRole('link', { name: 'Approve all of this' }).click();
  await expect(contact.getByRole('heading', { name: 'Check and confirm' })).toBeVisible();
  // Only a request that names a person asks whether that person agrees.
  const agreed = contact.getByLabel('Yes, I have asked');
  if (await agreed.isVisible()) await agreed.check();
  await contact.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(contact.getByRole('heading', { name: 'Thank you. That is all.' })).toBeVisible();
}
