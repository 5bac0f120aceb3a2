import { clsx } from 'clsx';
import { embedElement, embedScript, wallLayouts } from '#contract/cards/embed';
import { siteOrigin } from '#contract/site/pages';
import { ReferenceCard } from '../../shared/cards/reference-card.tsx';
import { sampleCard } from '../samples.ts';
import styles from './live.module.css';
import segments from '../segments.module.css';
import common from '../common.module.css';

const firstLayout = 'carousel';
const layoutNames = { grid: 'Grid', list: 'List', carousel: 'Carousel' } as const;

/** The size of the built file in bytes, after gzip -9. A journey checks it. */
const scriptWeight = '3.03 kB';

export function Live() {
  return (
    <section className={styles.live} id="live" aria-labelledby="live-title">
      <h2 id="live-title">The same cards on your own website</h2>
      <p className={clsx(common.lead, styles.lead)}>
        A script and an element: the cards follow what you publish, and every click on them is counted with
        the website that it came from.
      </p>
      <div className={styles.liveBar}>
        <p data-live-label="Live: this is the embed of our demo organization. Every company in it is invented.">
          Sample data: every company on these cards is invented.
        </p>
        <fieldset className={clsx(segments.segments, styles.liveLayouts)} data-live-layouts="" hidden>
          <legend className={common.unseen}>Layout of the embed</legend>
          {wallLayouts.map((layout) => (
            <label key={layout}>
              <input type="radio" name="layout" value={layout} defaultChecked={layout === firstLayout} />
              {layoutNames[layout]}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.liveStage} data-live-stage="">
        <ul className={styles.liveCards} data-live-cards="">
          {['standard', 'consulting', 'design'].map((templateId) => (
            <li key={templateId}>
              <ReferenceCard card={sampleCard(templateId)} />
            </li>
          ))}
        </ul>
      </div>
      <Snippet />
    </section>
  );
}

/** The lines of the snippet. The script fills in values, each at the end of a line, so that nothing moves. */
function Snippet() {
  return (
    <div className={styles.liveMake}>
      <div className={styles.liveCode}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard too */}
        <pre tabIndex={0}>
          <code data-live-code="">
            {`<script async src="${siteOrigin}${embedScript}"></script>\n<${embedElement}\n  organization=`}
            <span data-live="organization">{'"your-organization"\n'}</span>
            {'  layout='}
            <span data-live="layout">{`"${firstLayout}"\n`}</span>
            {'  theme='}
            <span data-live="theme">{'"auto"\n'}</span>
            {`  heading="3"\n></${embedElement}>`}
          </code>
        </pre>
        <button
          type="button"
          className={clsx(common.button, common.buttonSmall, common.buttonOutline)}
          data-live-copy=""
          hidden
        >
          Copy the code
        </button>
      </div>
      <dl className={styles.liveFacts}>
        <div>
          <dt>{scriptWeight}</dt>
          <dd>is all the script that your page loads, less than a small picture.</dd>
        </div>
        <div>
          <dt>0 shifts</dt>
          <dd>Your page stays where it is when the cards appear.</dd>
        </div>
        <div>
          <dt>No cookie</dt>
          <dd>Nothing is stored in a visitor’s browser. It loads when somebody comes near it.</dd>
        </div>
      </dl>
    </div>
  );
}
