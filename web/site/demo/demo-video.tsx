import { clsx } from 'clsx';
import { productName } from '#contract/primitives/product';
import recording from '../../content/film/steps.json';
import { useFileAddress } from '../files.tsx';
import styles from './demo-video.module.css';
import common from '../common.module.css';

type Language = keyof typeof words;
const words = {
  en: {
    tab: 'English',
    label: `${productName} in use, with English captions`,
    heading: 'What happens in the film',
    about: 'It has no sound: the captions say what these lines say.',
  },
  fi: {
    tab: 'Suomi',
    label: `${productName} käytössä, tekstitys suomeksi`,
    heading: 'Mitä videolla tapahtuu',
    about: 'Videossa ei ole ääntä: tekstitys kertoo saman kuin nämä rivit.',
  },
} as const;
const languages = Object.keys(words) as Language[];

/** The tabs are radio buttons, so that they work without script. */
export function DemoVideo() {
  return (
    <div className={styles.demoVideo} data-demo-video="">
      <fieldset className={styles.videoTabs}>
        <legend className={common.unseen}>Language of the demo video</legend>
        {languages.map((language, index) => (
          <label key={language} lang={language}>
            <input type="radio" name="video-language" value={language} defaultChecked={index === 0} />
            {words[language].tab}
          </label>
        ))}
      </fieldset>
      {languages.map((language) => (
        <DemoVideoPanel key={language} language={language} />
      ))}
    </div>
  );
}

function DemoVideoPanel({ language }: { language: Language }) {
  const { label, heading, about } = words[language];
  return (
    <div className={clsx(styles.videoPanel, styles[language])} lang={language}>
      <DemoVideoPlayer language={language} label={label} />
      <div className={styles.videoSteps}>
        <h2>{heading}</h2>
        <p>{about}</p>
        <ol>
          {recording.steps.map((step) => (
            <li key={step.start}>
              <time dateTime={`PT${Math.floor(step.start)}S`}>{clock(step.start)}</time>
              <span>{step[language]}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function DemoVideoPlayer({ language, label }: { language: Language; label: string }) {
  const address = useFileAddress();
  const captions = (of: Language) => ({
    srcLang: of,
    label: words[of].tab,
    src: address(`content/film/captions.${of}.vtt`),
    default: of === language,
  });
  return (
    <video
      controls
      playsInline
      preload="none"
      width={recording.width}
      height={recording.height}
      poster={address('content/film/poster.webp')}
      aria-label={label}
    >
      <source src={address('content/film/refdeck.mp4')} type="video/mp4" />
      <track {...captions('en')} kind="captions" />
      <track {...captions('fi')} kind="captions" />
    </video>
  );
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
