import { once } from '../primitives/once.ts';
import type { Contact } from '../resources/customer.ts';
import type { Channel, Subject } from '../rules/choices.ts';

type Language = Contact['language'];

/** The label of a subject or channel, its explanation, and its form within a sentence. */
interface Words {
  label: string;
  note: string;
  phrase: string;
}

interface PermissionWords {
  subjects: Readonly<Record<Subject, Words>>;
  channels: Readonly<Record<Channel, Words>>;
  /** The wording that a customer agrees to. The ledger stores it as it was agreed. */
  wording: (agreed: {
    organization: string;
    customer: string;
    subjects: string;
    channels: string;
    reference: string | undefined;
    validFrom: string | undefined;
    expiresOn: string | undefined;
  }) => string;
}

/** Permission texts for teams, contacts and agreements, in each language of contacts. */
export const permissionWords: Readonly<Record<Language, PermissionWords>> = {
  en: {
    subjects: {
      name: { label: 'Name', note: 'That the company is a customer, by its name', phrase: 'name' },
      logo: { label: 'Logo', note: 'The company’s logo', phrase: 'logo' },
      text: { label: 'Text', note: 'The story and its figures', phrase: 'text' },
      quote: { label: 'Quote', note: 'What somebody there said, word for word', phrase: 'quote' },
      images: { label: 'Images', note: 'Pictures of the work or the company', phrase: 'images' },
      person: {
        label: 'Person',
        note: 'Name, role and face of somebody there',
        phrase: 'a named person',
      },
    },
    channels: {
      'reference-page': {
        label: 'Reference page',
        note: 'The public reference page and stories, and search engines',
        phrase: 'on the reference page',
      },
      website: { label: 'Websites', note: 'Cards embedded on other pages', phrase: 'on websites' },
      document: { label: 'Documents', note: 'Presentations, PDFs and brochures', phrase: 'in documents' },
      tender: { label: 'Tenders', note: 'Bids and answers to requests', phrase: 'in tenders' },
      social: { label: 'Social media', note: 'Posts and their pictures', phrase: 'on social media' },
      press: { label: 'Press', note: 'Press releases and articles', phrase: 'in the press' },
      'reference-call': {
        label: 'Reference calls',
        note: 'A prospect may call and ask',
        phrase: 'in reference calls',
      },
    },
    wording: ({ organization, customer, subjects, channels, reference, validFrom, expiresOn }) =>
      `${organization} may show the ${subjects} of ${customer} ${channels}${reference ? `, for “${reference}”` : ''}${
        validFrom ? `, from ${validFrom}` : ''
      }${expiresOn ? `${validFrom ? ' ' : ', '}until ${expiresOn}` : ''}. ${customer} can take this back at any time.`,
  },
  fi: {
    subjects: {
      name: { label: 'Nimi', note: 'Että yritys on asiakas, nimeltä mainittuna', phrase: 'nimi' },
      logo: { label: 'Logo', note: 'Yrityksen logo', phrase: 'logo' },
      text: { label: 'Teksti', note: 'Tarina ja sen luvut', phrase: 'teksti' },
      quote: { label: 'Lainaus', note: 'Mitä joku yrityksestä sanoi, sanasta sanaan', phrase: 'lainaus' },
      images: { label: 'Kuvat', note: 'Kuvia työstä tai yrityksestä', phrase: 'kuvat' },
      person: {
        label: 'Henkilö',
        note: 'Yrityksen edustajan nimi, rooli ja kasvot',
        phrase: 'nimetty henkilö',
      },
    },
    channels: {
      'reference-page': {
        label: 'Referenssisivu',
        note: 'Julkinen referenssisivu ja tarinat sekä hakukoneet',
        phrase: 'referenssisivulla',
      },
      website: { label: 'Verkkosivut', note: 'Kortit muilla verkkosivuilla', phrase: 'verkkosivuilla' },
      document: { label: 'Asiakirjat', note: 'Esitykset, PDF:t ja esitteet', phrase: 'asiakirjoissa' },
      tender: { label: 'Tarjoukset', note: 'Tarjoukset ja vastaukset pyyntöihin', phrase: 'tarjouksissa' },
      social: {
        label: 'Sosiaalinen media',
        note: 'Julkaisut kuvineen',
        phrase: 'sosiaalisessa mediassa',
      },
      press: { label: 'Lehdistö', note: 'Tiedotteet ja artikkelit', phrase: 'lehdistössä' },
      'reference-call': {
        label: 'Referenssipuhelut',
        note: 'Mahdollinen asiakas saa soittaa ja kysyä',
        phrase: 'referenssipuheluissa',
      },
    },
    wording: ({ organization, customer, subjects, channels, reference, validFrom, expiresOn }) =>
      `${organization} saa näyttää seuraavat tiedot asiakkaasta ${customer}: ${subjects}. Ne saa näyttää ${channels}${
        reference ? ` referenssissä ”${reference}”` : ''
      }${validFrom ? ` ${validFrom} alkaen` : ''}${expiresOn ? ` ${expiresOn} asti` : ''}. ${customer} voi perua luvan milloin tahansa.`,
  },
};

const lists: Readonly<Record<Language, () => Intl.ListFormat>> = {
  en: once(() => new Intl.ListFormat('en-GB')),
  fi: once(() => new Intl.ListFormat('fi')),
};

export const subjectList = (subjects: readonly Subject[], language: Language = 'en') =>
  lists[language]().format(subjects.map((subject) => permissionWords[language].subjects[subject].phrase));

export const channelList = (channels: readonly Channel[], language: Language = 'en') =>
  lists[language]().format(channels.map((channel) => permissionWords[language].channels[channel].phrase));

const days: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  en: once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })),
  // The month is spelled out because mail programs turn digits with dots into links.
  fi: once(() => new Intl.DateTimeFormat('fi', { dateStyle: 'long', timeZone: 'UTC' })),
};

/** Formats a calendar day as "30 Nov 2028". */
export const dayInWords = (day: string, language: Language = 'en') => days[language]().format(new Date(day));

interface Agreed {
  organization: string;
  customer: string;
  subjects: readonly Subject[];
  channels: readonly Channel[];
  reference: string | undefined;
  validFrom?: string | undefined;
  expiresOn?: string | undefined;
}

/** Drafts a wording in the contact's language, or an empty one until subjects and channels are chosen. */
export function suggestedWording(
  { subjects, channels, validFrom, expiresOn, ...names }: Agreed,
  language: Language,
): string {
  if (subjects.length === 0 || channels.length === 0) return '';
  return permissionWords[language].wording({
    ...names,
    subjects: subjectList(subjects, language),
    channels: channelList(channels, language),
    validFrom: validFrom ? dayInWords(validFrom, language) : undefined,
    expiresOn: expiresOn ? dayInWords(expiresOn, language) : undefined,
  });
}
