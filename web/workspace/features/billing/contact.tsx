import { ButtonLink } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import { Link } from '../../ui/link.tsx';

/** The way to the help, and to a person. */
export function Contact() {
  return (
    <section
      aria-labelledby="billing-contact"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-xl border border-line bg-sunken px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="billing-contact" className="text-[0.9375rem] font-semibold">
          {texts.contact.title}
        </h2>
        <p className="text-ink-2">
          {texts.contact.body}{' '}
          <Link
            to="/app/help/billing"
            className="inline-block rounded underline underline-offset-2 hover:text-ink"
          >
            {texts.contact.help}
          </Link>
        </p>
      </div>
      <ButtonLink to="/app/help/contact">{texts.contact.action}</ButtonLink>
    </section>
  );
}
