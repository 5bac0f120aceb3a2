import type { Locator, Page } from '@playwright/test';

/** What somebody needs who has never seen the screens, on top of what the machine takes. */
const seconds = { aClick: 5, aTypedField: 15, aRowLookedAt: 20 };

/** Counts what a person does. */
export class Work {
  clicks = 0;
  typed = 0;
  rows = 0;
  readonly asked: string[] = [];
  private readonly began = Date.now();

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async choose(page: Page, heading: string, field: string): Promise<void> {
    this.clicks += 2;
    this.asked.push(heading);
    await page.getByLabel(`Field for ${heading}`, { exact: true }).first().selectOption(field);
  }

  async type(target: Locator, text: string): Promise<void> {
    this.typed += 1;
    await target.fill(text);
    await target.press('Enter');
  }

  figures() {
    const { clicks, typed, rows, asked } = this;
    const machineSeconds = Math.round((Date.now() - this.began) / 1_000);
    const byHand = clicks * seconds.aClick + typed * seconds.aTypedField + rows * seconds.aRowLookedAt;
    const askedTwice = asked.length - new Set(asked).size;
    return {
      clicks,
      typed,
      rows,
      askedTwice,
      machineSeconds,
      minutes: Math.round((machineSeconds + byHand) / 60),
    };
  }
}
