import { once } from '../primitives/once.ts';
import type { Channel, Subject } from '../rules/choices.ts';
import * as de from '../words/de/permission-parts.ts';
import * as en from '../words/en/permission-parts.ts';
import * as fi from '../words/fi/permission-parts.ts';
import type { VisitorLanguage as Language } from '../words/languages.ts';
import * as sv from '../words/sv/permission-parts.ts';

interface PermissionWords {
  subjects: typeof en.subjects;
  channels: typeof en.channels;
  inTender: typeof en.inTender;
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
    subjects: en.subjects,
    channels: en.channels,
    inTender: en.inTender,
    wording: ({ organization, customer, subjects, channels, reference, validFrom, expiresOn }) =>
      `${organization} may show the ${subjects} of ${customer} ${channels}${reference ? `, for “${reference}”` : ''}${
        validFrom ? `, from ${validFrom}` : ''
      }${expiresOn ? `${validFrom ? ' ' : ', '}until ${expiresOn}` : ''}. ${customer} can take this back at any time.`,
  },
  fi: {
    subjects: fi.subjects,
    channels: fi.channels,
    inTender: fi.inTender,
    wording: ({ organization, customer, subjects, channels, reference, validFrom, expiresOn }) =>
      `${organization} saa näyttää seuraavat tiedot asiakkaasta ${customer}: ${subjects}. Ne saa näyttää ${channels}${
        reference ? ` referenssissä ”${reference}”` : ''
      }${validFrom ? ` ${validFrom} alkaen` : ''}${expiresOn ? ` ${expiresOn} asti` : ''}. ${customer} voi perua luvan milloin tahansa.`,
  },
  sv: {
    subjects: sv.subjects,
    channels: sv.channels,
    inTender: sv.inTender,
    wording: ({ organization, customer, subjects, channels, reference, validFrom, expiresOn }) =>
      `${organization} får visa följande om ${customer}: ${subjects}. Det får visas ${channels}${
        reference ? `, i referensen ”${reference}”` : ''
      }${validFrom ? `, från och med ${validFrom}` : ''}${
        expiresOn ? `${validFrom ? ' ' : ', '}till och med ${expiresOn}` : ''
      }. ${customer} kan när som helst återkalla detta.`,
  },
  de: {
    subjects: de.subjects,
    channels: de.channels,
    inTender: de.inTender,
    wording: ({ organization, customer, subjects, channels, reference, validFrom, expiresOn }) =>
      `${organization} darf Folgendes über ${customer} zeigen: ${subjects}. Gezeigt werden darf es ${channels}${
        reference ? `, in der Referenz „${reference}“` : ''
      }${validFrom ? `, ab dem ${validFrom}` : ''}${
        expiresOn ? `${validFrom ? ' ' : ', '}bis zum ${expiresOn}` : ''
      }. ${customer} kann dies jederzeit widerrufen.`,
  },
};

const lists: Readonly<Record<Language, () => Intl.ListFormat>> = {
  en: once(() => new Intl.ListFormat('en-GB')),
  fi: once(() => new Intl.ListFormat('fi')),
  sv: once(() => new Intl.ListFormat('sv')),
  de: once(() => new Intl.ListFormat('de')),
};

export const subjectList = (subjects: readonly Subject[], language: Language = 'en') =>
  lists[language]().format(subjects.map((subject) => permissionWords[language].subjects[subject].phrase));

export const channelList = (channels: readonly Channel[], language: Language = 'en') =>
  lists[language]().format(channels.map((channel) => permissionWords[language].channels[channel].phrase));

const days: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  en: once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })),
  // The month is spelled out because mail programs turn digits with dots into links.
  fi: once(() => new Intl.DateTimeFormat('fi', { dateStyle: 'long', timeZone: 'UTC' })),
  sv: once(() => new Intl.DateTimeFormat('sv', { dateStyle: 'long', timeZone: 'UTC' })),
  de: once(() => new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' })),
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
  tender?: { name: string } | undefined;
}

/** Empty until subjects and channels are chosen. */
export function suggestedWording(
  { subjects, channels, validFrom, expiresOn, tender, ...names }: Agreed,
  language: Language,
): string {
  if (subjects.length === 0 || channels.length === 0) return '';
  return permissionWords[language].wording({
    ...names,
    subjects: subjectList(subjects, language),
    channels: tender ? permissionWords[language].inTender(tender.name) : channelList(channels, language),
    validFrom: validFrom ? dayInWords(validFrom, language) : undefined,
    expiresOn: expiresOn ? dayInWords(expiresOn, language) : undefined,
  });
}
