import type { Page } from '@playwright/test';
import { placeWords } from '#contract/permission/place-words';
import { approvalRoutes } from '#contract/resources/approval';
import { approvalPage as en } from '#contract/words/en/approval-page';
import { approvalPage as fi } from '#contract/words/fi/approval-page';
import { askAboutStory } from './support/asked-story.ts';
import { findings } from './support/axe.ts';
import { linkFor } from './support/contact.ts';
import { expect, expectOnly, test } from './support/test.ts';

const languages = { en, fi } as const;
/** Colors do not depend on the language, nor widths on the colors. */
const looks = [
  ['en', 'English', 'light'],
  ['fi', 'Finnish', 'dark'],
] as const;

const exact = true;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact }).click();

/** Nothing overflows and axe finds nothing on a phone and a desktop. `npm run screenshots` keeps its pictures. */
async function expectState(page: Page, picture: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([picture, width, overflow, await findings(page)]).toEqual([picture, width, 0, []]);
    if (!process.env.REFDECK_PICTURES) continue;
    const path = `test-results/approval/${picture}-${width}`;
    await page.screenshot({ path: `${path}-screen.png` });
    await page.screenshot({ path: `${path}.png`, fullPage: true });
  }
}

for (const [language, name, colorScheme] of looks)
  test(`every state of the approval page is accessible in ${name} and ${colorScheme}`, async ({
    page,
    complaints,
  }) => {
    const words = languages[language];
    const { workspace, customer, email, ask, link } = await askAboutStory(page, { language });
    await page.emulateMedia({ colorScheme });
    const open = (step = '', at = link) => page.goto(at + (step && `?step=${step}`));
    const look = (state: string) => expectState(page, `${state}-${language}`);
    const answer = async (person: string, at = page) => {
      await at.getByRole('radio', { name: words.asked, exact }).check();
      await at.getByLabel(words.name, { exact }).fill(person);
      await press(at, words.approve);
    };

    for (const step of ['look', 'places', 'words', 'confirm', 'no']) {
      await open(step);
      await look(step);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await open('confirm');
    await page.getByLabel(words.name, { exact }).fill(' ');
    await press(page, words.approve);
    await expect(page.getByRole('alert')).toContainText(words.mistakes.name);
    await look('mistake');
    await open('no');
    await press(page, words.sendNo);
    await look('declined');

    const late = await page.context().newPage();
    await late.emulateMedia({ colorScheme });
    await late.goto(`${link}?step=confirm`);
    await open('confirm');
    await answer('Martti Malli');
    await look('thanks');
    await answer('Pekka Puro', late);
    await expect(late.getByRole('alert')).toContainText(words.first('Martti Malli'));
    await expectState(late, `answered-first-${language}`);
    await late.close();
    for (const step of ['later', 'withdraw']) {
      await open(step);
      await look(step);
    }
    await page.getByLabel(words.takeAll, { exact }).check();
    await press(page, words.takeDo);
    await expect(page.getByRole('heading', { name: words.taken })).toBeVisible();
    await look('withdrawn');

    await ask();
    const again = await linkFor(page, email, link);
    await open('places', again);
    const web = page.getByRole('group', { name: new RegExp(`^${placeWords[language].web}`) });
    await web.getByLabel(words.options.parts, { exact }).check();
    await look('parts');
    await press(page, words.toWords);
    await page.getByLabel(/^(Title|Otsikko)$/).fill('A booking desk that keeps its calm');
    await press(page, words.continue);
    await look('confirm-changes');
    await page.getByRole('radio', { name: words.again }).check();
    await press(page, words.send);
    await look('sent');
    const { id } = await ask();
    const canceled = await linkFor(page, email, again);
    await workspace.call(approvalRoutes.cancelApproval, { customerId: customer.id, id });
    await open('', canceled);
    await expect(page.getByRole('heading', { name: words.ended })).toBeVisible();
    await look('ended');
    expectOnly(complaints, /status of 4(00|09|10)/);
  });
