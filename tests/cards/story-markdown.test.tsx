import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { createReferenceBody } from '#contract/resources/reference';
import { libraryPictures, plainText } from '#contract/reference/plain-text';
import { StoryMarkdown } from '#web/public/story-markdown.tsx';
import { treeOf } from '#pages/reference-page/card-tree.tsx';

const markup = (text: string) => renderToStaticMarkup(<StoryMarkdown text={text} organizationId="ORG" />);

describe('the long description', () => {
  it.each([
    ['# Challenge', '<h2 dir="auto">Challenge</h2>'],
    ['### One\n\n#### Below', '<h2 dir="auto">One</h2><h3 dir="auto">Below</h3>'],
    ['It is **bold** and *slanted*.', '<p dir="auto">It is <strong>bold</strong> and <em>slanted</em>.</p>'],
    ['- a\n- b', '<ul><li dir="auto"><p dir="auto">a</p></li><li dir="auto"><p dir="auto">b</p></li></ul>'],
    ['3. a', '<ol start="3"><li dir="auto"><p dir="auto">a</p></li></ol>'],
    [
      '[us](https://next.example/?a&b)',
      '<p dir="auto"><a href="https://next.example/?a&amp;b" rel="noopener noreferrer">us</a></p>',
    ],
    [
      '[](mailto:us@next.example)',
      '<p dir="auto"><a href="mailto:us@next.example" rel="noopener noreferrer">mailto:us@next.example</a></p>',
    ],
    ['> They did.', '<blockquote class="story-pull"><p dir="auto">They did.</p></blockquote>'],
    [
      '![The quay](/assets/ORG/A/800.webp "In *March*")',
      '<figure class="story-figure"><img src="/assets/ORG/A/800.webp" alt="The quay" loading="lazy" decoding="async"/><figcaption dir="auto">In *March*</figcaption></figure>',
    ],
    [
      'See ![it](https://pictures.example/x.png) here',
      '<p dir="auto">See <img src="https://pictures.example/x.png" alt="it" loading="lazy" decoding="async"/> here</p>',
    ],
    ['#', ''],
    // An empty heading is dropped and does not lower the others.
    ['## One\n#', '<h2 dir="auto">One</h2>'],
    ['- # a', '<ul><li dir="auto"><p dir="auto"><strong>a</strong></p></li></ul>'],
  ])('draws %j', (text, html) => {
    expect(markup(text)).toBe(html);
  });

  it('shows unsupported markup as it was typed', () => {
    const before = [
      'One.\nstill one,  \nand on\\\nand on.',
      'A rule:\n---\nno heading\n===',
      '    far in',
      'snake_case, 5 * 3 * 2, #1, C:\\data, a < b & c > d, &lt;, `code`, ~~~',
      '<b>not bold</b> <https://next.example>',
      '[1] and [a][b]\n[b]: https://next.example',
      '***',
      '```\nfence',
    ];
    const shown = before.map((part) =>
      part
        .trim()
        .replace('  \n', '\n')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;'),
    );
    expect(markup(before.join('\n\n\n'))).toBe(shown.map((part) => `<p dir="auto">${part}</p>`).join(''));
  });
});

const canary = 'https://canary.example';
const addresses = [
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  'java&#115;cript:hit()',
  'java&Tab;script:hit()',
  '<java\tscript:hit()>',
  '&#x6A;avascript:hit()',
  'javascript&colon;hit()',
  '\u0001javascript:hit()',
  'data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==',
  'vbscript:hit()',
  'http://canary.example',
  '//canary.example',
  '\\\\canary.example',
  'blob:https://canary.example/x',
  'file:///etc/passwd',
  '/app/settings',
  '../..',
  '/assets/OTHER/A/1.webp',
  '/assets/ORG/../OTHER/1.webp',
  '#top',
];
const hostile = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<svg/onload=hit()>',
  '</p></article><iframe srcdoc="<script>parent.hit()</script>">',
  '<!-- --><style>@import"//canary.example"</style>',
  '<a href="javascript:hit()">x</a>',
  '&lt;script&gt;hit()&lt;/script&gt;',
  '<![CDATA[<script>hit()</script>]]>',
  '<?php hit() ?>',
  '"onmouseover="hit()',
  '</style></title></textarea><base href=//canary.example>',
];
const constructs: ((words: string) => string)[] = [
  (words) => words,
  (words) => `# ${words}`,
  (words) => `**${words}** *${words}*`,
  (words) => `- ${words}\n  - ${words}`,
  (words) => `1. ${words}`,
  (words) => `> ${words}`,
  (words) => `[${words}](https://next.example)`,
  (words) => `[x](https://next.example "${words}")`,
  (words) => `[x](https://next.example/${words})`,
  (words) => `![${words}](https://pictures.example/x.png "${words}")`,
  (words) => `![x](https://pictures.example/${words})`,
];

function elementsOf(html: string): [string, Record<string, unknown>][] {
  const found: [string, Record<string, unknown>][] = [];
  const walk = (tree: ReturnType<typeof treeOf>) => {
    const [tag, attributes, ...children] = tree;
    found.push([tag, attributes]);
    for (const child of children) if (typeof child === 'object') walk(child);
  };
  walk(treeOf(`<main>${html}</main>`));
  return found;
}

const allowed: Record<string, readonly string[]> = {
  main: [],
  p: ['dir'],
  h2: ['dir'],
  h3: ['dir'],
  strong: [],
  em: [],
  ul: [],
  ol: ['start'],
  li: ['dir'],
  blockquote: ['class'],
  figure: ['class'],
  figcaption: ['dir'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'loading', 'decoding'],
};

function expectHarmless(text: string) {
  for (const [tag, attributes] of elementsOf(markup(text))) {
    expect(Object.keys(allowed), text).toContain(tag);
    for (const name of Object.keys(attributes)) expect(allowed[tag], text).toContain(name);
    if (tag === 'a') {
      expect(attributes.href, text).toMatch(/^(https:\/\/|mailto:)/);
      expect(attributes.rel).toBe('noopener noreferrer');
    }
    if (tag === 'img') expect(attributes.src, text).toMatch(/^(https:\/\/|\/assets\/ORG\/(?!.*\.\.))/);
  }
}

describe('hostile texts', () => {
  it.each(hostile)('stay words in every construct: %s', (words) => {
    for (const construct of constructs) {
      expectHarmless(construct(words));
      expectHarmless(construct(construct(words)));
    }
  });

  it.each(addresses)('%j becomes no link and no picture', (address) => {
    const text = `[a](${address}) ![b](${address} "c")\n\n![d](${address})\n\n[![e](${address})](${address})`;
    expect(markup(text)).not.toMatch(/<(a|img) /);
    expectHarmless(text);
  });

  it('in references and unclosed marks stay words', () => {
    for (const text of [
      `[a]: ${canary}\n[a] ![a]`,
      '[a](https://x "',
      '![a](<https://x',
      '**a',
      '[[[[a](https://x)',
    ])
      expectHarmless(text);
  });
});

describe('an extreme text', () => {
  const filled = (part: string) =>
    part.repeat(Math.ceil(limits.longDescriptionLength / part.length)).slice(0, limits.longDescriptionLength);
  const depthOf = (html: string) => {
    let [depth, most] = [0, 0];
    for (const [, close, empty] of html.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
      if (!empty) depth += close ? -1 : 1;
      most = Math.max(most, depth);
    }
    return most;
  };

  it.each(
    [
      '>',
      '> ',
      '- ',
      '1. ',
      '1) > ',
      '> - ',
      '\t- ',
      '-\n',
      '>\n',
      '\n',
      'a\n\n',
      ' ',
      '\0',
      '*',
      '*a ',
      '*a_ ',
      '**a ',
      '_ _a',
      '*a **b _c __d ',
      '[',
      '![',
      '[a](',
      '](',
      '[a][b]',
      '[a](b "',
      '[a](https://a.b)',
      '![a](https://a/x "t")',
      '<',
      '<b>',
      '`a',
      '&',
      '&#x41;',
      '\\',
      '# ',
      '😀*',
    ]
      .map((part) => [part, filled(part)])
      .concat([
        ['emphasis in emphasis', `${'*a '.repeat(1_300)}${'b*'.repeat(1_300)}`],
        ['pictures in pictures', `${'!['.repeat(1_600)}a${'](x)'.repeat(1_200)}`],
        ['lists by indentation', Array.from({ length: 88 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
        ['just not too many marks', `${'!['.repeat(499)}a${'](https://x)'.repeat(499)}`],
        ['just not too deep', `${'>'.repeat(6)} a\n\nb\n\n`.repeat(199)],
        ['just not too many items', '- a\n'.repeat(199)],
        ['just not too many lines of a quote', `> a\n${'b\n'.repeat(499)}`],
      ]),
  )('is drawn with limited depth and size: %j', (_, text) => {
    const html = markup(text);
    expect(depthOf(html)).toBeLessThan(24);
    expect(html.length).toBeLessThan(30 * limits.longDescriptionLength);
    expect(plainText(text).length).toBeLessThanOrEqual(2 * text.length);
  });
});

describe('the plain text of a story', () => {
  it('has its words without markup', () => {
    const text = [
      '## The *challenge*',
      '**Every Monday** at _eight_, 5 * 3 calls of snake_case.',
      '- one\n  - two\n1. three\n> > four',
      'See [our **page**](https://next.example "x") and ![the quay](/assets/ORG/A/1.webp "In March").',
      '[![linked](https://pictures.example/x.png)](https://next.example)',
      String.raw`\*not slanted\*, C:\data, #1`,
    ].join('\n\n');
    expect(plainText(text).replace(/\s+/g, ' ')).toBe(
      'The challenge Every Monday at eight, 5 * 3 calls of snake_case. one two three four ' +
        String.raw`See our page and the quay In March. linked *not slanted*, C:\data, #1`,
    );
  });

  it.each(['One.\n\nTwo, with 3 - 4 - 5.', 'a_b_c', '2 * 3 * 4', '(note) [1]', '-5 degrees', '#hash'])(
    'equals a text without markup: %j',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );
});

describe('the library’s pictures of a story', () => {
  const [quay, pier] = ['/assets/ORG/A/400.webp', '/assets/ORG/B/800.webp'];

  it('are found in every position, each once', () => {
    const text = `![The quay](${quay} "In March")\n\n- ![](<${pier}>)\n> [![a](${quay})](https://next.example)`;
    expect(libraryPictures(text)).toEqual([quay, pier]);
  });

  it('exclude plain texts and other organizations’ pictures', () => {
    expect(libraryPictures(`${quay} ![a](https://next.example${quay}) (${pier})`)).toEqual([]);
  });

  it('are at most as many as one transaction can hold', () => {
    const customerId = '01J00000000000000000000000';
    const check = (count: number) => {
      const pictures = Array.from({ length: count }, (_, at) => `![](/assets/O/${at}/4.webp)`);
      const attributes = { customerId, longDescription: pictures.join('\n') };
      return createReferenceBody.safeParse({ name: 'Many', attributes, custom: {} }).success;
    };
    expect([check(limits.storyPictures), check(limits.storyPictures + 1)]).toEqual([true, false]);
  });
});
