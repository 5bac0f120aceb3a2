import { describe, expect, it } from 'vitest';
import { suggestedWording } from '#contract/permission/words';
import { compose } from '#functions/shared/email/compose';
import type { Language } from '#contract/words/languages';
import type { Mail } from '#functions/shared/email/outbox';
import { permissionMails } from '../support/permission-mails.ts';

const addresses = { WEB_ORIGIN: 'https://refdeck.example', OPERATOR_EMAIL: 'operator@refdeck.example' };
const invitation = (change: object = {}): Mail => ({
  kind: 'invitation',
  to: 'guest@example.com',
  organizationId: '01HZX0000000000000000000AB',
  organizationName: 'Example Oy',
  inviterName: 'Ada Virtanen',
  role: 'member',
  validUntil: '2026-11-28T12:00:00.000Z',
  ...change,
});
const contact = (change: object = {}): Mail => ({
  kind: 'contact',
  message: {
    kind: 'demo',
    fullName: 'Ada Virtanen',
    email: 'ada@customer.example',
    company: 'Example Oy',
    companySize: '11-50',
    referralSource: 'podcast',
    phone: '+358 40 123',
    message: 'First line\nsecond <b>line</b>',
    ...change,
  },
});

const deletion = (words: string): Mail => ({
  kind: 'organization-deleted',
  to: 'owner@example.com',
  organizationId: '01HZX0000000000000000000AB',
  organizationName: words,
  deletedByName: words,
  deletedAt: '2026-11-21T12:00:00.000Z',
});

/** Matches what mail clients turn into links: schemes, addresses, domain names and network paths. */
const autoLinked = [
  /\p{L}[\w+.-]*:[^\s]/u,
  /\/\//,
  /\\\\/,
  /\bwww\./i,
  /[\p{L}\p{N}-][.\u3002\uFF0E\uFF61\u2024][\p{L}\p{N}]/u,
  /@[^\s]*\.[^\s]/,
];

const hostile = [
  'Pay http://evil.example',
  'HTTPS://evil.example/pay?x=1',
  'www.evil.example',
  'evil.example/login',
  'evil。example and evil．example',
  'evil.\u200dexample',
  'mailto:thief@evil.example',
  'thief@evil.example',
  'javascript:alert(1)',
  'http:\u200b//evil.example',
  '\\\\evil.example\\share',
  '//evil.example',
  'http：//evil.example',
  '\u202eelpmaxe.live//:ptth',
];

describe('foreign words in a mail', () => {
  it.each(hostile)('become no link: %j', (words) => {
    const { subject, text, html } = compose(
      invitation({ organizationName: words, inviterName: words }),
      addresses,
    );
    const ours = 'https://refdeck.example/app/profile/join/01HZX0000000000000000000AB';
    expect(text.split(ours)).toHaveLength(2);
    const shown = [subject, text.replace(ours, ''), visible(html)];
    for (const part of shown) {
      for (const pattern of autoLinked) expect(part).not.toMatch(pattern);
      expect(part).not.toMatch(/[\u202A-\u202E]/);
    }
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([ours]);
  });

  it('stay legible', () => {
    const { subject } = compose(
      invitation({ organizationName: 'St. Example Inc.', inviterName: 'Zoë O’Neil' }),
      addresses,
    );
    expect(subject).toBe('Zoë O’Neil invites you to St. Example Inc. on Refdeck');
    expect(compose(invitation({ organizationName: 'Pay http://evil.example' }), addresses).subject).toContain(
      'Pay http: / /evil·example',
    );
  });

  it.each(['A\r\nBcc: victim@example.com', 'A\u2028Bcc: x', 'A\u0000B\tC'])(
    'stay in one line of a header: %j',
    (words) => {
      const { subject } = compose(invitation({ organizationName: words, inviterName: words }), addresses);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    },
  );

  it('are text in the HTML part', () => {
    const words = `<a href="https://evil.example">x</a><img src=x onerror='a'>&amp;`;
    const mails = [
      invitation({ organizationName: words, inviterName: words }),
      contact({ fullName: words, company: words, phone: words, message: words }),
      deletion(words),
    ];
    for (const mail of mails) {
      const { html } = compose(mail, addresses);
      expect(html).not.toMatch(/<img|<a href="https:\/\/evil|onerror='/);
      expect(html).toContain('&lt;img');
    }
  });

  it('of any length leave the subject short enough to be shown', () => {
    const { subject } = compose(invitation({ organizationName: 'x'.repeat(200) }), addresses);
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject).toMatch(/… on Refdeck$/);
  });
});

describe('a message of the contact form', () => {
  it('shows the operator every field and sets the reply address', () => {
    const { to, subject, text, html } = compose(contact(), addresses);
    expect(to).toBe('operator@refdeck.example');
    expect(subject).toBe('Demo request from Ada Virtanen, Example Oy');
    for (const words of [
      'Ada Virtanen',
      'Example Oy',
      '11-50',
      'podcast',
      '+358 40 123',
      'ada@customer.example',
    ]) {
      expect(text).toContain(words);
      expect(visible(html)).toContain(words);
    }
    expect(text).toContain('> First line\n> second <b>line</b>');
    expect(html).toContain('href="mailto:ada@customer.example"');
  });
});

describe('the mail about a deleted organization', () => {
  it('names organization, person, time, deadline of the restore and contact', () => {
    const { to, subject, text, html } = compose(deletion('Ada Oy'), addresses);
    expect([to, subject]).toEqual(['owner@example.com', 'Ada Oy was deleted on Refdeck']);
    expect(text).toContain('01HZX0000000000000000000AB');
    expect(text).toMatch(/Deleted by: Ada Oy\nDeleted at: 21 November 2026 at 12:00 UTC/);
    expect(text).toMatch(/until: 21 December 2026 at 12:00 UTC\nEmail: operator@refdeck.example/);
    expect(html).toContain('href="mailto:operator@refdeck.example"');
  });

  it('states that the person’s account is gone', () => {
    const mail = { ...deletion('Ada Oy'), deletedByName: '' } as Mail;
    expect(compose(mail, addresses).text).toContain('Somebody whose account is gone deleted');
  });
});

describe('the mail about an import', () => {
  const ended = (language: Language, isWhole = true): Mail => ({
    kind: 'import-ended',
    to: 'ada@example.com',
    language,
    organizationName: 'Silta Oy',
    file: 'referenssit <b>2026</b>.xlsx',
    isWhole,
    counts: { made: 58, changed: 3, leftOut: 2, refused: 1 },
  });

  it.each([
    ['en', true, 'referenssit <b>2026</b> has been brought in', 'Made: 58\nChanged: 3'],
    ['fi', true, 'referenssit <b>2026</b> on tuotu', 'Ei voitu tuoda: 1'],
    ['sv', false, 'referenssit <b>2026</b> togs bara in delvis', 'Ta in samma fil igen'],
  ] as const)('says in %s what became of it', (language, isWhole, subject, words) => {
    const mail = compose(ended(language, isWhole), addresses);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.html).not.toContain('<b>2026');
  });
});

describe('the mail about an export of all data', () => {
  const exported = (event: 'asked' | 'ready', language: Language): Mail => ({
    kind: 'organization-export',
    to: 'owner@example.com',
    language,
    event,
    organizationName: 'Silta Oy',
    byName: 'Ada <b>Lovelace</b>',
    at: '2026-11-21T12:00:00.000Z',
  });

  it.each([
    ['asked', 'en', 'All data of Silta Oy will be exported', 'remove them from the team'],
    ['ready', 'en', 'All data of Silta Oy can be downloaded', 'until 28 November 2026'],
    ['asked', 'fi', 'Silta Oy: kaikki tiedot kootaan ladattavaksi', 'poista hänet tiimistä'],
    ['ready', 'sv', 'Alla uppgifter i Silta Oy kan laddas ned', '28 november 2026'],
  ] as const)('says when it was %s, in %s, who asked and what to do', (event, language, subject, words) => {
    const mail = compose(exported(event, language), addresses);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('Ada');
    expect(mail.html).not.toContain('<b>Lovelace');
  });
});

describe('each mail to a member', () => {
  it.each([
    ['fi', 'Salasanasi vaihdettiin (Refdeck)', 'Vaihda salasana:', 'Ada Oy poistettiin (Refdeck)'],
    [
      'sv',
      'Ditt lösenord har ändrats (Refdeck)',
      'Återställ lösenordet:',
      'Ada Oy har tagits bort från Refdeck',
    ],
  ] as const)(
    'says in the member’s language what happened and what to do: %s',
    (language, changed, action, gone) => {
      const at = '2026-11-21T12:00:00.000Z';
      const security = { kind: 'security', to: 'a@example.com', event: 'password', at, language } as const;
      const mail = compose(security, addresses);
      expect(mail.subject).toBe(changed);
      expect(mail.text).toContain(`${action}\nhttps://refdeck.example/forgot-password`);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(compose({ ...deletion('Ada Oy'), language } as Mail, addresses).subject).toBe(gone);
    },
  );
});

describe('the newsletter’s mails', () => {
  it.each([
    ['newsletter-confirm', 'confirm'],
    ['newsletter-welcome', 'unsubscribe'],
  ] as const)('%s has its token after the #, which reaches no server', (kind, page) => {
    const { to, text, html } = compose({ kind, to: 'guest@example.com', token: 'abc.DEF-_' }, addresses);
    expect(to).toBe('guest@example.com');
    const link = `https://refdeck.example/newsletter/${page}#abc.DEF-_`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
  });
});

function visible(html: string): string {
  return html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace('!doctype html', '');
}

it.each(['en', 'fi'] as const)('the receipt of an approval has its exact wording: %s', (language) => {
  const wording = suggestedWording(
    {
      subjects: ['name', 'logo'],
      channels: ['reference-page', 'press'],
      organization: 'Harbour Works',
      customer: 'Ferries',
      reference: 'Quay',
      expiresOn: '2031-01-31',
    },
    language,
  );
  const { text } = compose({ ...permissionMails(language).receipt, wording } as Mail, addresses);
  expect(text).toContain(wording);
});

describe('an invitation', () => {
  it('is in the language of whoever invites', () => {
    const { subject, text, html } = compose(invitation({ language: 'fi' }), addresses);
    expect(subject).toBe('Ada Virtanen kutsuu sinut organisaatioon Example Oy (Refdeck)');
    expect(text).toContain('Roolisi on jäsen.');
    expect(text).toContain('28. marraskuuta 2026');
    expect(html).toContain('<html lang="fi">');
  });
});
