import { approvalMail } from '#contract/permission/approval-mail';
import type { Contact } from '#contract/resources/customer';
import * as words from '#words/ask-approval';

interface Props {
  contact: Pick<Contact, 'name'> | undefined;
  language: Contact['language'];
  message: string;
  story: string;
  facts: Parameters<typeof approvalMail>[1];
}

export function MailPreview({ contact, language, message, story, facts }: Props) {
  const mail = approvalMail(language, facts);
  return (
    <section
      aria-label={contact ? words.dialogPreview(contact.name) : words.dialogPreviewNobody}
      className="min-w-0 overflow-hidden rounded-lg border border-line"
    >
      <header className="border-b border-line bg-sunken px-4 py-2.5">
        <p className="text-[0.8125rem] text-ink-2">
          {contact ? words.dialogPreview(contact.name) : words.dialogPreviewNobody}
        </p>
        <p lang={language} className="text-[0.8125rem] wrap-anywhere text-ink-2">
          {mail.sender}
        </p>
        <p lang={language} className="font-medium wrap-anywhere">
          <span className="sr-only">{words.dialogSubject}: </span>
          {mail.subject}
        </p>
      </header>
      <div lang={language} className="flex flex-col gap-3 px-4 py-3 text-pretty wrap-anywhere">
        {message ? <p className="whitespace-pre-line">{message}</p> : null}
        <p className="font-medium">{mail.ask}</p>
        <p className="rounded-lg border border-line px-3 py-2">{story}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {[...mail.what, ...mail.where].map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p
          title={words.dialogLinkHere}
          className="w-fit rounded-lg bg-accent-soft px-3 py-1.5 font-medium text-accent-ink"
        >
          {mail.action}
        </p>
        <p className="text-[0.8125rem] text-ink-2">{mail.time}</p>
        <p className="text-[0.8125rem] text-ink-2">{mail.foot}</p>
      </div>
    </section>
  );
}
