import { approvalMail } from '#contract/permission/approval-mail';
import type { Contact } from '#contract/resources/customer';
import { approvalTexts } from './approval-texts.ts';

const words = approvalTexts.dialog;

interface Props {
  contact: Pick<Contact, 'name'> | undefined;
  language: Contact['language'];
  message: string;
  facts: Omit<Parameters<(typeof approvalMail)['en']>[0], 'contact'>;
}

export function MailPreview({ contact, language, message, facts }: Props) {
  const mail = approvalMail[language]({ ...facts, contact: contact?.name ?? '…' });
  return (
    <section
      aria-label={contact ? words.preview(contact.name) : words.previewNobody}
      className="min-w-0 overflow-hidden rounded-lg border border-line"
    >
      <header className="border-b border-line bg-sunken px-4 py-2.5">
        <p className="text-[0.8125rem] text-ink-2">
          {contact ? words.preview(contact.name) : words.previewNobody}
        </p>
        <p lang={language} className="font-medium wrap-anywhere">
          <span className="sr-only">{words.subject}: </span>
          {mail.subject}
        </p>
      </header>
      <div lang={language} className="flex flex-col gap-3 px-4 py-3 text-pretty wrap-anywhere">
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {message ? (
          <blockquote className="border-l-2 border-accent pl-3 whitespace-pre-line">{message}</blockquote>
        ) : null}
        <p
          title={words.linkHere}
          className="w-fit rounded-lg bg-accent-soft px-3 py-1.5 font-medium text-accent-ink"
        >
          {mail.action}
        </p>
        <p className="text-[0.8125rem] text-ink-2">{mail.note}</p>
      </div>
    </section>
  );
}
