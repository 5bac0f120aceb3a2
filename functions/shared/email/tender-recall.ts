import { productName } from '#contract/primitives/product';
import type { Subject } from '#contract/rules/choices';
import type { Language } from '#contract/words/languages';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter } from './letter.ts';
import { memberMails } from './mail-words.ts';

export interface TenderRecallMail {
  kind: 'tender-recall';
  to: string;
  language?: Language | undefined;
  organizationName: string;
  tenderId: string;
  tenderTitle: string;
  buyer?: string | undefined;
  referenceName: string;
  /** The parts that the buyer holds and that are no longer allowed. */
  subjects: Subject[];
}

/** The owner of the tender gets it, or the managers if the owner has left. */
export function tenderRecallLetter(mail: TenderRecallMail, { WEB_ORIGIN }: Addresses): Letter {
  const { language = 'en', buyer, subjects } = mail;
  const own = memberMails[language].recall;
  const tender = nameIn(mail.tenderTitle);
  const story = nameIn(mail.referenceName);
  const to = buyer ? nameIn(buyer) : own.buyer;
  return {
    subject: own.subject(story, tender),
    language,
    preheader: own.title(to),
    blocks: [
      { kind: 'brand', name: productName, logo: undefined },
      { kind: 'title', words: own.title(to) },
      { kind: 'lead', words: own.lead(story, tender) },
      {
        kind: 'rows',
        rows: [{ label: own.parts, value: subjects.map((one) => own.subjects[one]).join(', ') }],
      },
      { kind: 'warning', words: own.what },
      { kind: 'action', label: own.action, address: `${WEB_ORIGIN}/app/tenders/${mail.tenderId}` },
    ],
    foot: own.foot(nameIn(mail.organizationName)),
  };
}
