import { describe, expect, it } from 'vitest';
import { SessionCookie, sessionCookieName } from '#functions/shared/http/session-cookie';

describe('the cookie of a session', () => {
  it('is what came under its name, and no other', () => {
    expect(new SessionCookie(['theme=dark', `${sessionCookieName}=token`]).token).toBe('token');
    expect(new SessionCookie(['theme=dark']).token).toBeUndefined();
    expect(new SessionCookie([`${sessionCookieName}=`]).token).toBeUndefined();
  });

  it('is none when there are two, of which one was planted by somebody else', () => {
    const planted = `${sessionCookieName}=of-somebody-else`;
    expect(new SessionCookie([planted, `${sessionCookieName}=token`]).token).toBeUndefined();
    expect(new SessionCookie([`${sessionCookieName}=token`, planted]).token).toBeUndefined();
  });
});
