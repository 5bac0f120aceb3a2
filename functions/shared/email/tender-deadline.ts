import { longDay } from '#contract/permission/place-words';
import { productName } from '#contract/primitives/product';
import type { LightReason } from '#contract/tender/light';
import type { Language } from '#contract/words/languages';
import { nameIn } from './content.ts';
import type { Addresses } from './environment.ts';
import type { Letter } from './letter.ts';
import { memberMails } from './mail-words.ts';

export interface TenderDeadlineMail {
  kind: 'tender-deadline';
  to: string;
  language?: Language | undefined;
  organizationName: string;
  tenderId: string;
  tenderTitle: string;
  /** Such as `2026-12-18`, in the time zone of the organization. */
  deadline: string;
  /** In the order of the tender. */
  open: { name: string; state: LightReason }[];
}

const mostRows = 20;

/** The owner of the tender gets it two days before the deadline, or the managers if the owner has left. */
export function tenderDeadlineLetter(mail: TenderDeadlineMail, { WEB_ORIGIN }: Addresses): Letter {
  const { language = 'en', open } = mail;
  const own = memberMails[language].tenderDeadline;
  const tender = nameIn(mail.tenderTitle);
  const day = longDay(mail.deadline, language);
  return {
    subject: own.subject(tender),
    language,
    preheader: own.preheader(open.length, day),
    blocks: [
      { kind: 'brand', name: productName, logo: undefined },
      { kind: 'title', words: own.title(day) },
      { kind: 'lead', words: own.lead(tender) },
      {
        kind: 'rows',
        rows: open
          .slice(0, mostRows)
          .map(({ name, state }) => ({ label: nameIn(name), value: own.states[state] })),
      },
      { kind: 'warning', words: own.what },
      { kind: 'action', label: own.action, address: `${WEB_ORIGIN}/app/tenders/${mail.tenderId}` },
    ],
    foot: own.foot(nameIn(mail.organizationName)),
  };
}
