import { once } from '../primitives/once.ts';
import type { Contact } from '../resources/customer.ts';
import type { Channel, Subject } from '../rules/choices.ts';

type Language = Contact['language'];

interface Words {
  label: string;
  note: string;
  phrase: string;
}

const words = (label: string, note: string, phrase: string): Words => ({ label, note, phrase });

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

export const permissionWords: Readonly<Record<Language, PermissionWords>> = {
  en: {
    subjects: {
      name: words('Name', 'That the company is a customer, by its name', 'name'),
      logo: words('Logo', 'The company’s logo', 'logo'),
      text: words('Text', 'The story and its figures', 'text'),
      quote: words('Quote', 'What somebody there said, word for word', 'quote'),
      images: words('Images', 'Pictures of the work or the company', 'images'),
      person: words('Person', 'Name, role and face of somebody there', 'a named person'),
    },
    channels: {
      'reference-page': words(
        'Reference page',
        'The public reference page and stories, and search engines',
        'on the reference page',
      ),
      website: words('Websites', 'Cards embedded on other pages', 'on websites'),
      document: words('Documents', 'Presentations, PDFs and brochures', 'in documents'),
      tender: words('Tenders', 'Bids and answers to requests', 'in tenders'),
      social: words('Social media', 'Posts and their pictures', 'on social media'),
      press: words('Press', 'Press releases and articles', 'in the press'),
      'reference-call': words('Reference calls', 'A prospect may call and ask', 'in reference calls'),
    },
    wording: ({ organization, customer, subjects, channels, reference, validFrom, expiresOn }) =>
      `${organization} may show the ${subjects} of ${customer} ${channels}${reference ? `, for “${reference}”` : ''}${
        validFrom ? `, from ${validFrom}` : ''
      }${expiresOn ? `${validFrom ? ' ' : ', '}until ${expiresOn}` : ''}. ${customer} can take this back at any time.`,
  },
  fi: {
    subjects: {
      name: words('Nimi', 'Että yritys on asiakas, nimeltä mainittuna', 'nimi'),
      logo: words('Logo', 'Yrityksen logo', 'logo'),
      text: words('Teksti', 'Tarina ja sen luvut', 'teksti'),
      quote: words('Lainaus', 'Mitä joku yrityksestä sanoi, sanasta sanaan', 'lainaus'),
      images: words('Kuvat', 'Kuvia työstä tai yrityksestä', 'kuvat'),
      person: words('Henkilö', 'Yrityksen edustajan nimi, rooli ja kasvot', 'nimetty henkilö'),
    },
    channels: {
      'reference-page': words(
        'Referenssisivu',
        'Julkinen referenssisivu ja tarinat sekä hakukoneet',
        'referenssisivulla',
      ),
      website: words('Verkkosivut', 'Kortit muilla verkkosivuilla', 'verkkosivuilla'),
      document: words('Asiakirjat', 'Esitykset, PDF:t ja esitteet', 'asiakirjoissa'),
      tender: words('Tarjoukset', 'Tarjoukset ja vastaukset pyyntöihin', 'tarjouksissa'),
      social: words('Sosiaalinen media', 'Julkaisut kuvineen', 'sosiaalisessa mediassa'),
      press: words('Lehdistö', 'Tiedotteet ja artikkelit', 'lehdistössä'),
      'reference-call': words(
        'Referenssipuhelut',
        'Mahdollinen asiakas saa soittaa ja kysyä',
        'referenssipuheluissa',
      ),
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

/** Empty until subjects and channels are chosen. */
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
