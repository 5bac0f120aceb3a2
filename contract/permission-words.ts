import type { Contact } from './customer.ts';
import type { Channel, Subject } from './permission.ts';

/** What a subject or a channel is called where it is chosen, what that means, and how it reads within a sentence. */
interface Words {
  label: string;
  note: string;
  phrase: string;
}

interface PermissionWords {
  subjects: Readonly<Record<Subject, Words>>;
  channels: Readonly<Record<Channel, Words>>;
  /** What a customer agrees to; it is written into the ledger as it was agreed. */
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

/** Plain words for what a customer allows, in the languages of contacts: for the team, for the contact, for what is agreed. */
export const permissionWords: Readonly<Record<Contact['language'], PermissionWords>> = {
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
