import { sessionDays } from '#contract/resources/session';

/** The prefix lets a browser take it only with `Secure`. */
export const sessionCookieName = '__Secure-refdeck-session';

const attributes = 'Path=/api/session; HttpOnly; Secure; SameSite=Strict';

/** The cookie that keeps somebody signed in: as it came with the call, and as it goes back. */
export class SessionCookie {
  /** The refresh token that came; undefined when there was none, or more than one. */
  readonly token: string | undefined;
  /** For the response, whether it is a success or a failure. */
  toSet: string[] = [];

  constructor(cookies: readonly string[] = []) {
    const prefix = `${sessionCookieName}=`;
    const [found, another] = cookies.filter((cookie) => cookie.startsWith(prefix));
    // The second would be of a sibling's domain, with somebody else's session in it.
    this.token = another === undefined ? found?.slice(prefix.length) || undefined : undefined;
  }

  store(token: string): void {
    this.toSet = [`${sessionCookieName}=${token}; Max-Age=${sessionDays * 86_400}; ${attributes}`];
  }

  clear(): void {
    this.toSet = [`${sessionCookieName}=; Max-Age=0; ${attributes}`];
  }
}
