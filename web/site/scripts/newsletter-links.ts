import { contactRoutes } from '#contract/resources/contact';
import { retention } from '#contract/rules/retention';
import { productName } from '#contract/primitives/product';
import { buildRequest } from '../../shared/api-request.ts';

interface Words {
  title: string;
  text: string;
  button?: string;
}

const pages = {
  confirm: {
    route: contactRoutes.confirmSubscription,
    ask: {
      title: 'Confirm your subscription',
      text: `One press, and the ${productName} newsletter comes to your inbox.`,
      button: 'Subscribe',
    },
    done: {
      title: 'You are subscribed',
      text: 'Thank you. The mail that we just sent you has a link to unsubscribe, whenever you like.',
    },
    expired: {
      title: 'This link is not valid any more',
      text: `Links are good for ${retention.newsletterLinkDays} days, and only the newest one counts. Please ask for the newsletter once more.`,
    },
  },
  unsubscribe: {
    route: contactRoutes.unsubscribe,
    ask: {
      title: 'Unsubscribe from the newsletter',
      text: 'We stop writing to you and forget your address.',
      button: 'Unsubscribe',
    },
    done: {
      title: 'You are unsubscribed',
      text: 'You get no more newsletters, and we keep nothing about your subscription.',
    },
    expired: {
      title: 'This link is not valid any more',
      text: 'If you have unsubscribed before, that still holds. Otherwise use the link in the mail that welcomed you.',
    },
  },
};

const page = location.pathname.includes('unsubscribe') ? pages.unsubscribe : pages.confirm;
const button = document.querySelector<HTMLButtonElement>('[data-act]')!;

function show({ title, text, button: label }: Words): void {
  document.title = `${title} – ${productName}`;
  document.querySelector('h1')!.textContent = title;
  document.querySelector('[data-words] p')!.textContent = text;
  button.textContent = label ?? '';
  button.hidden = !label;
}

/** Only a press has an effect, because mail scanners open links as well. */
async function act(token: string): Promise<void> {
  button.disabled = true;
  show(await outcome(token));
  button.disabled = false;
}

async function outcome(token: string): Promise<Words> {
  try {
    const { url, init } = buildRequest(page.route, { token });
    const { ok, status } = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
    if (ok) return page.done;
    // A truncated link gets the same response as an expired one.
    if (status === 410 || status === 400) return page.expired;
  } catch {
    // A network error can be retried, like any other.
  }
  return { title: 'That did not work', text: 'Please try again in a moment.', button: page.ask.button };
}

const token = () => location.hash.slice(1);
const begin = () => show(token() ? page.ask : page.expired);

begin();
// Another link may be opened in the same tab.
addEventListener('hashchange', begin);
button.addEventListener('click', () => void act(token()));
