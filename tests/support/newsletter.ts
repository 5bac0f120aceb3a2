import { contactRoutes } from '#contract/resources/contact';
import { call } from './people.ts';
import { solveCaptcha } from './captcha.ts';
import { nextMail } from './mail.ts';

let made = 0;

export function newAddress(): string {
  made += 1;
  return `reader-${process.pid}-${Date.now()}-${made}@example.com`;
}

export async function askForNewsletter(email: string, count = 1): Promise<string> {
  await call(contactRoutes.subscribe, { email, captchaToken: await solveCaptcha('newsletter') }, {});
  return tokenIn(await nextMail(email, count));
}

export async function subscribeToNewsletter(email: string): Promise<string> {
  const token = await askForNewsletter(email);
  await call(contactRoutes.confirmSubscription, { token }, {});
  return tokenIn(await nextMail(email, 2));
}

export function tokenIn({ text }: { text: string }): string {
  const [, token] = /\/newsletter\/\w+#(\S+)/.exec(text) ?? [];
  if (!token) throw new Error(`No link in ${text}`);
  return token;
}
