import { MessageSquare } from 'lucide-react';
import * as words from '#words/help';
import { ButtonLink } from '../../ui/elements/button.tsx';

export function AskUs({ title, children }: { title: string; children: string }) {
  return (
    <section
      aria-labelledby="ask-us"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-xl border border-line bg-sunken px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="ask-us" className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        <p className="text-ink-2">{children}</p>
      </div>
      <ButtonLink to="/app/help/contact" icon={<MessageSquare aria-hidden />}>
        {words.askAction}
      </ButtonLink>
    </section>
  );
}
