import { clsx } from 'clsx';
import { useFileAddress } from '../files.tsx';
import styles from './page-gallery.module.css';
import common from '../common.module.css';

/** `npm run pictures` takes the pictures of the organizations of `tools/seed`. */
const pages = [
  { name: 'birchline', owner: 'Birchline Studio', about: 'Digital services: many stories of every kind' },
  { name: 'tarn-guides', owner: 'Tarn & Ridge', about: 'Mountain retreats: few cards, large photographs' },
  { name: 'ledgerline', owner: 'Ledgerline', about: 'Accounting software: numbers and quotes, no picture' },
  { name: 'ember-kitchen', owner: 'Ember & Fig', about: 'Company kitchens: square pictures, round corners' },
  { name: 'gridmark', owner: 'Gridmark Energy', about: 'Engineering: a dark page of facts and figures' },
  {
    name: 'press-room',
    owner: 'The Press Room',
    about: 'A print workshop: a list with a button on each card',
  },
] as const;

const size = { width: 720, height: 540 };

/** Pictures link to their pages only if the stage has these organizations (`scripts/demo-organizations.ts`). */
export function PageGallery() {
  const address = useFileAddress();
  return (
    <section id="pages" aria-labelledby="pages-title">
      <h2 id="pages-title">Six brands, one product</h2>
      <p className={clsx(common.lead, styles.lead)}>
        A palette, a template and a corner radius make a page your own. These are whole reference pages,
        photographed as they are. Every company on them is invented.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- phones scroll it, by the keyboard too */}
      <ul className={styles.pages} aria-labelledby="pages-title" tabIndex={0}>
        {pages.map(({ name, owner, about }) => (
          <li key={name}>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- becomes a link where there is a page to open */}
            <a className={styles.page} data-gallery-page={name}>
              <img
                src={address(`content/gallery/${name}.webp`)}
                {...size}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <strong>{owner}</strong>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.credits}>
        Photographs by Aitzol Berasategi, Trevor “Freespace” and Jakub Mede (
        <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, cropped), Clemens Engelhardt and
        Rachel Michetti (CC0).
      </p>
    </section>
  );
}
