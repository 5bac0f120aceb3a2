import { sessionDays } from '#contract/resources/session';

/** Browsers accept this prefix only with `Secure`. */
export const sessionCookieName = '__Secure-refdeck-session';

const attributes = 'Path=/api/session; HttpOnly; Secure; SameSite=Strict';

export class SessionCookie {
  /** Undefined if no refresh token came, or more than one. */
  readonly token: string | undefined;
  toSet: string[] = [];

  constructor(cookies: readonly string[] = []) {
    const prefix = `${sessionCookieName}=`;
    const [found, another] = cookies.filter((cookie) => cookie.startsWith(prefix));
    // A second one could come from a sibling domain, with somebody else's session.
    this.token = another === undefined ? found?.slice(prefix.length) || undefined : undefined;
  }

  store(token: string): void {
    this.toSet = [`${sessionCookieName}=${token}; Max-Age=${sessionDays * 86_400}; ${attributes}`];
  }

  clear(): void {
    this.toSet = [`${sessionCookieName}=; Max-Age=0; ${attributes}`];
  }
}
