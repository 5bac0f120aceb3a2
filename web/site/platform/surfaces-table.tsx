import { visibilities } from '#contract/rules/choices';
import { Scrolled } from './scrolled.tsx';
import styles from './reference-management-way.module.css';
import common from '../common.module.css';

/** The places where published references appear; `surface` is the name that the server uses. */
export const shownSurfaces = [
  { name: 'Your workspace', to: ['public', 'unlisted', 'private'] },
  { name: 'Its own page, by its link', surface: 'ownPage', to: ['public', 'unlisted'] },
  { name: 'The reference page, its embed and its sitemap', surface: 'organization', to: ['public'] },
  { name: 'A public collection’s page', surface: 'publicCollection', to: ['public'] },
  { name: 'An unlisted collection’s page', surface: 'unlistedCollection', to: ['public', 'unlisted'] },
  { name: 'A collection’s embed', surface: 'collectionEmbed', to: ['public', 'unlisted'] },
] as const;

const names = { public: 'Public', unlisted: 'Unlisted', private: 'Private' };

export function SurfacesTable() {
  return (
    <Scrolled label="Where a published reference is shown">
      <table className={styles.surfacesTable}>
        <caption>Where a published reference is shown</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={common.unseen}>Where</span>
            </th>
            {visibilities.map((visibility) => (
              <th key={visibility} scope="col">
                {names[visibility]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownSurfaces.map(({ name, to }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {visibilities.map((visibility) => {
                const shown = (to as readonly string[]).includes(visibility);
                return (
                  <td key={visibility} className={shown ? styles.isShown : undefined}>
                    {shown ? 'Shown' : 'Not'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
