import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

export interface Step {
  en: string;
  fi: string;
  play: (camera: Camera, page: Page) => Promise<void>;
  /** The player shows its last picture before it plays. */
  poster?: true;
}

const customer = 'Mockup Fell Resort';
const title = 'Lift queues that move';
const description =
  'Signs in the valley show how long the wait is at every lift, and guests spread themselves out.';
const thisMonth = `${new Date().toISOString().slice(5, 7)}/${new Date().getUTCFullYear()}`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const template = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).locator('..');

export const steps: readonly Step[] = [
  {
    en: 'A reference begins with a customer of Birchline Studio, our sample organization.',
    fi: 'Referenssi alkaa asiakkaasta. Birchline Studio on esimerkkiorganisaatiomme.',
    play: async (camera, page) => {
      await camera.cutTo('/app/customers');
      await camera.hold(1.1);
      await camera.click(page.getByRole('link', { name: customer }).first());
      await camera.hold(0.9);
      await camera.click(page.getByRole('link', { name: 'New reference for this customer' }), 0.8);
    },
  },
  {
    en: 'While you write, the card beside the form shows what visitors will see.',
    fi: 'Kirjoittaessasi lomakkeen vieressä oleva kortti näyttää, mitä kävijät tulevat näkemään.',
    play: async (camera, page) => {
      await camera.hold(0.4);
      await camera.click(page.getByLabel(/^Title/), 0.6);
      await camera.type(title, 1);
      await camera.hold(0.3);
      await camera.click(page.getByLabel(/^Short description/), 0.5);
      await camera.type(description, 3);
      await camera.hold(0.5);
    },
  },
  {
    en: 'A date puts it where it belongs on your page. The picture comes from the library of the organization.',
    fi: 'Päivämäärä antaa sille paikan sivullasi. Kuva valitaan organisaation omasta kirjastosta.',
    play: async (camera, page) => {
      await camera.click(page.getByRole('textbox', { name: 'Reference date' }), 0.6);
      await camera.type(thisMonth, 1);
      const choose = button(page, 'Choose from the library: Main image');
      await camera.click(choose, 0.6);
      await camera.hold(0.6);
      await camera.click(page.getByRole('dialog').getByRole('button', { name: 'Use picture-11.png' }), 0.7);
      await camera.hold(0.6);
      await camera.scroll({ y: -2_000 }, 0.6);
      await camera.hold(0.8);
    },
  },
  {
    en: 'Another template gives the same words another look. The card changes at once.',
    fi: 'Mallipohja määrää referenssikortin ulkoasun. Kortti muuttuu heti.',
    poster: true,
    play: async (camera, page) => {
      await camera.click(template(page, 'Consulting'), 0.6);
      await camera.hold(0.8);
      await camera.click(page.getByRole('button', { name: /^Template/ }), 0.5);
      await camera.click(template(page, 'Design'), 0.5);
      await camera.hold(1.2);
    },
  },
  {
    en: 'Publish, and the reference is on your page.',
    fi: 'Julkaise, ja referenssi on sivullasi.',
    play: async (camera, page) => {
      await camera.click(button(page, 'Publish'));
      await camera.click(page.getByRole('radio', { name: 'Publish all the same' }), 0.6);
      await camera.click(page.getByLabel(/^Reason/), 0.4);
      await camera.type('They agreed on the phone.', 1);
      await camera.click(button(page, 'Publish all the same'), 0.6);
      await page.getByRole('region', { name: 'Published' }).waitFor();
      await camera.hold(1.4);
      await stayInThisTab(page);
      await camera.click(page.getByRole('link', { name: 'View on your page' }), 0.6);
    },
  },
  {
    en: 'It has a page of its own, and a card among all your references.',
    fi: 'Sillä on oma sivunsa ja referenssikortti kaikkien referenssien joukossa.',
    play: async (camera, page) => {
      await camera.hold(1.5);
      await camera.click(page.getByRole('link', { name: 'All references', exact: true }));
      await camera.hold(2);
    },
  },
  {
    en: 'An embed shows the same cards on your website: choose a look, copy the code, paste it.',
    fi: 'Upotus näyttää samat kortit omalla verkkosivustollasi: valitse ulkoasu, kopioi koodi ja liitä se.',
    play: async (camera, page) => {
      await camera.cutTo('/app/integrations');
      await camera.hold(1);
      await camera.click(page.getByText('Carousel', { exact: true }));
      await camera.hold(1);
      await camera.click(button(page, 'Copy code'), 0.6);
      await camera.hold(1);
    },
  },
  {
    en: 'Visits are counted without cookies: views, opens and clicks.',
    fi: 'Käynnit lasketaan ilman evästeitä: katselut, avaukset ja klikkaukset.',
    play: async (camera, page) => {
      await camera.cutTo('/app/analytics');
      await camera.hold(0.8);
      await camera.moveTo(page.getByRole('img').first(), 0.6);
      await camera.hold(1.7);
    },
  },
];

/** A new tab would leave the video. */
const stayInThisTab = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a[target=_blank]')) link.removeAttribute('target');
  });
