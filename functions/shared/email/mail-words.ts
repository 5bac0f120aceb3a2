import * as deContact from '#contract/words/de/contact-mails';
import * as enContact from '#contract/words/en/contact-mails';
import * as enMember from '#contract/words/en/member-mails';
import * as fiContact from '#contract/words/fi/contact-mails';
import * as fiMember from '#contract/words/fi/member-mails';
import type { Language, VisitorLanguage } from '#contract/words/languages';
import * as svContact from '#contract/words/sv/contact-mails';
import * as svMember from '#contract/words/sv/member-mails';

export const contactMails: Readonly<Record<VisitorLanguage, typeof enContact>> = {
  en: enContact,
  fi: fiContact,
  sv: svContact,
  de: deContact,
};

export const memberMails: Readonly<Record<Language, typeof enMember>> = {
  en: enMember,
  fi: fiMember,
  sv: svMember,
};
