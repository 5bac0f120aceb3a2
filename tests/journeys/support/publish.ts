import type { Page } from '@playwright/test';

/** Answers the question of the default policy, because most journeys publish what no customer was asked about. */
export async function publishAllTheSame(page: Page): Promise<void> {
  const warning = page.getByRole('dialog', { name: /does not allow all of this|not allowed in full/ });
  await warning.getByRole('radio', { name: 'Publish all the same' }).check();
  await warning.getByLabel(/^Reason/).fill('They agreed on the phone.');
  await warning.getByRole('button', { name: 'Publish all the same' }).click();
  await warning.waitFor({ state: 'hidden' });
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishAllTheSame(page);
}
