import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { Contact } from '#contract/resources/customer';
import { isLanguage, visitorLanguages } from '#contract/words/languages';
import { compose } from '#functions/shared/email/compose';
import { displayName } from '#functions/shared/email/content';
import {
  hostileWords,
  linkToken,
  mailAddresses,
  otherTokens,
  permissionMails,
} from '../support/permission-mails.ts';

const oneLink = ['request', 'reminder', 'receipt', 'taken', 'answered', 'ending'] as const;
const several = ['several', 'severalReminder'] as const;
const kinds = [...several, ...oneLink] as const;
/** Members read a full language, so a visitor language has the mails to contacts alone. */
const kindsIn = (language: Contact['language']) => (isLanguage(language) ? kinds : kinds.slice(0, 6));
const all = visitorLanguages.flatMap((language) =>
  kindsIn(language).map((kind) => [kind, language] as const),
);
const pictures = {
  logo: { id: 'logo', width: 32, height: 32 },
  card: { id: 'card', width: 534, height: 220 },
  customer: { id: 'customer', width: 34, height: 34 },
};
const composed = (kind: (typeof kinds)[number], language: Contact['language'], shown = pictures) =>
  compose(permissionMails(language)[kind], mailAddresses, shown);

const visible = (html: string) =>
  html
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<div style="display:none[^]*?<\/div>/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');

describe('each mail about a permission', () => {
  it.each(all)('has one link to each page, and nothing from outside: %s, %s', (kind, language) => {
    const { html, text } = composed(kind, language);
    const tokens = [linkToken, ...(several.some((one) => one === kind) ? otherTokens : [])];
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address!);
    const own = links.filter((address) => !address.startsWith('cid:'));
    expect(own).toHaveLength(tokens.length);
    for (const [index, address] of own.entries()) {
      expect(address).toMatch(/^https:\/\/refdeck\.example\//);
      expect(text.split(address)).toHaveLength(2);
      if (html.includes(linkToken)) expect(address).toContain(tokens[index]);
      expect(html.split(tokens[index]!).length).toBeLessThanOrEqual(2);
    }
    expect(html).not.toMatch(/url\(|@import|<script|<link/);
  });

  it.each(all)('says in its text the same in the same order: %s, %s', (kind, language) => {
    const { html, text } = composed(kind, language);
    const said = visible(html);
    let at = 0;
    for (const line of text.split('\n')) {
      const words = line
        .replace(/^(> |- |\+ |-- $)/, '')
        .replace(/https:.*/, '')
        .split(/: |:$|, | · /);
      for (const part of words.map((one) => one.trim()).filter((one) => one.length > 12)) {
        if (line.startsWith('- ') || line.startsWith('+ ')) continue;
        const found = said.indexOf(part, at);
        expect([part, found]).not.toEqual([part, -1]);
        at = found;
      }
    }
  });

  it.each(all)('is made for light and dark and is valid HTML: %s, %s', async (kind, language) => {
    const { html } = composed(kind, language);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('[data-ogsc] .m-card');
    expect(html).toContain(`<html lang="${language}">`);
    for (const [tag] of html.matchAll(/<(?:table|td)[^>]* style="[^"]*background:[^"]*"/g))
      expect(tag).toContain('bgcolor=');
    const checker = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        'no-deprecated-attr': 'off',
        'attribute-allowed-values': 'off',
        'no-inline-style': 'off',
        'no-conditional-comment': 'off',
        'no-dup-attr': 'error',
        'long-title': 'off',
        'meta-refresh': 'off',
        'wcag/h37': 'error',
      },
    });
    const { results } = await checker.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });

  it.each(all)('shows words of others as text without links: %s, %s', (kind, language) => {
    for (const words of ['Pay http://evil.example', '<img src=x> www.evil.example', 'thief@evil.example']) {
      const mail = permissionMails(language, hostileWords(words))[kind];
      const { html, text, subject, sender } = compose(mail, mailAddresses, pictures);
      const shown = [visible(html), text.replaceAll(/https:\/\/refdeck.example\S*/g, ''), subject];
      for (const part of shown) expect(part).not.toMatch(/\/\/|www\.|@evil\.|evil\.example/);
      expect(html).not.toContain('<img src=x');
      expect(displayName(sender)).toMatch(/^[ -~]*$/);
      expect(displayName(sender)).not.toMatch(/[<>@"]/);
    }
  });
});

describe('the request', () => {
  it('puts the personal message before everything that is ours', () => {
    const { text, subject, sender, replyTo } = composed('request', 'en');
    expect([subject, sender, replyTo]).toEqual([
      'May we show this story about Sample Harbour Ferries?',
      'Saara Lind, Birchline Studio (by Refdeck)',
      'saara.lind@birchline.example',
    ]);
    const order = ['Hello Martti', 'May Birchline Studio show this?', 'A booking desk', 'What:', '/approve/'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).toContain('What: Name, logo, story and figures, quote with Aino Esimerkki, picture');
    expect(text).toContain('Where: On the web, on social media, in sales material, in tenders');
    expect(text).toContain('Until: 23 November 2028, or until you take it back');
    expect(text).toContain('Please answer by 23 December.');
  });

  it.each([
    ['fi', 'Saako Birchline Studio näyttää tämän?', 'Katso ja vastaa', 'Refdeck'],
    ['sv', 'Får Birchline Studio visa detta?', 'Se den och svara', 'via Refdeck'],
    ['de', 'Darf Birchline Studio dies zeigen?', 'Ansehen und antworten', 'über Refdeck'],
  ] as const)('names its sender, the story and what to do: %s', (language, ask, action, via) => {
    const words = permissionMails(language).request as { referenceName: string };
    const { text, sender } = composed('request', language);
    expect(sender).toBe(`Saara Lind, Birchline Studio (${via})`);
    for (const said of [words.referenceName, ask, `${action}:\nhttps://refdeck.example/approve/`])
      expect(text).toContain(said);
  });

  it('of a person who has left comes from the organization without a reply address', () => {
    const mail = { ...permissionMails('en').request, asker: undefined } as never;
    expect(compose(mail, mailAddresses)).toMatchObject({
      sender: 'Birchline Studio (by Refdeck)',
      replyTo: undefined,
    });
  });
});

it('a receipt names for each place what is allowed, and last what is not', () => {
  const { text } = composed('receipt', 'fi');
  const rows = ['Verkossa: Nimi ja logo', 'Myyntimateriaalissa: Nimi, logo sekä tarina ja luvut'];
  rows.push('Tarjouksissa: Kaikki', 'Sosiaalisessa mediassa: Ei sallittu');
  expect(text).toContain(rows.join('\n'));
  expect(text).toContain('Kuitti: Nro RD-4M8T-K3WZ');
});

it('a withdrawal of some places names them and does not speak of the others', () => {
  const mail = { ...permissionMails('en').taken, taken: ['document'] } as never;
  const { text } = compose(mail, mailAddresses);
  expect(text).toContain('Taken back: In sales material');
  expect(text).not.toContain('Taken down');
});

it('an answer says what it is in its subject, and replies reach the contact', () => {
  const { answered } = permissionMails('en');
  const subjectOf = (change: object) => compose({ ...answered, ...change }, mailAddresses).subject;
  const story = 'Martti Malli about “A booking desk that survives Monday mornings”';
  const asked = { subjects: ['name'], channels: ['tender'] };
  expect(subjectOf({})).toBe(`Yes, with 2 changes: ${story}`);
  expect(subjectOf({ changes: [] })).toBe(`Yes in part: ${story}`);
  expect(subjectOf({ changes: [], asked, allowed: [asked] })).toBe(`Yes: ${story}`);
  expect(subjectOf({ event: 'changes suggested' })).toBe(`Changes, not a yes yet: ${story}`);
  expect(subjectOf({ event: 'declined' })).toBe(`No: ${story}`);
  expect(subjectOf({ event: 'withdrawn' })).toBe(`Taken back: ${story}`);
  const { text, sender, replyTo } = compose(answered, mailAddresses);
  expect([sender, replyTo]).toEqual(['Refdeck', 'martti.malli@ferries.example']);
  expect(text).toContain('approved it with 2 changes of words, and said no to social media.');
  expect(text).toContain('The no binds: nothing of it can be posted on social media from Refdeck.');
});

it('the name of a sender is ASCII in words of at most 75 characters', () => {
  expect(displayName('Refdeck')).toBe('Refdeck');
  const name = 'Åsa Öberg, Ääkköset ja muut merkit Oy 船 (Refdeck)';
  const encoded = displayName(name);
  const pieces = encoded.split(' ');
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(75);
  const bytes = pieces.map((piece) => Buffer.from(piece.slice('=?UTF-8?B?'.length, -2), 'base64'));
  expect(Buffer.concat(bytes).toString()).toBe(name);
});
