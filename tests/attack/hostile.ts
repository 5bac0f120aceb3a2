import * as fc from 'fast-check';

/** Inserts text that is no JSON value of ours; `fill` writes it unchanged. */
const raw = (text: string) => `{{raw:${text}}}`;

const long = (text: string, count: number) => text.repeat(count);

/** Texts that have broken keys, paths, mails, HTML, arithmetic or storage before. */
export const hostileTexts = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  'a\u001Fb',
  '\uD800',
  'a\uDFFFb',
  '\u202Egpj.exe',
  '\u200F\u200B\uFEFF',
  '\u2028\u2029',
  long('x', 201),
  long('x', 2_001),
  long('\u{1F600}', 500),
  long('e\u0301', 100),
  long('A', 20_000),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'undefined',
  'null',
  'NaN',
  '1e309',
  '-0',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  'a#b',
  'ORG#x',
  '|',
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  // eslint-disable-next-line no-template-curly-in-string -- It is what an attacker sends.
  '${7*7}#{7*7}<%= 7*7 %>',
  'a@example.com\r\nBcc: b@example.com',
  'a@\u00E4.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://[::1',
  'https://user:secret@example.com:99999/',
  'mailto:a@b?bcc=c',
  '/assets/../x',
  '2026-02-30',
  '+275760-09-13',
  '0000-00',
  '9999-12',
  '2999-12-31',
  'Europe/Helsinki',
  'default',
  'standard',
  '#FFFFFF',
  '{"a":',
  '{"colors":{"primary":"#ZZZZZZ"}}',
  long('[', 5_000),
] as const;

export const classicNumbers = [0, raw('-0'), 1.5, raw('1e20'), raw('1e309'), 1e127, 1e-131, '1', null];

const hostileNumbers = [
  0,
  -1,
  1,
  1.5,
  2 ** 53,
  1e125,
  1e127,
  1e-130,
  1e-131,
  raw('-0'),
  raw('1e20'),
  raw('1e309'),
  raw('-1e309'),
  raw('1e-400'),
  raw('9007199254740993'),
  raw('0.12345678901234567890123456789012345678901234567890'),
] as const;

/** Objects with special keys; `fromEntries` makes `__proto__` an ordinary one. */
const hostileObjects = ['__proto__', 'constructor', 'prototype', 'toJSON', 'then', 'length', ''].map((key) =>
  Object.fromEntries([[key, { isAdmin: true }]]),
);

const deep = (open: string, close: string) => raw(`${open.repeat(2_000)}1${close.repeat(2_000)}`);

export const hostileText = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 5, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
export const hostileNumber = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], ...hostileObjects) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(deep('[', ']'), deep('{"a":', '}'), raw(`[${'0,'.repeat(3_000)}0]`)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Path segments that may or may not match a route. */
export const hostileSegments = [
  '%00',
  '%ZZ',
  '%',
  '%E0%A4%A',
  '%C0%AF',
  '%FF%FE',
  '%2e%2e%2f%2e%2e%2fx',
  '..%2F..%2Fx',
  '%252e%252e',
  '%ED%A0%80',
  'a%23b',
  'a%0D%0Ax-evil:%201',
  '__proto__',
  'constructor',
  'x'.repeat(4_096),
  '..',
  '.',
  '%20',
  '~',
  ';a=b',
] as const;

export const hostileHeaders: readonly (readonly [string, string | string[]])[] = [
  ...[
    '',
    'x',
    '../..',
    '%00',
    '__proto__',
    'ORG#x',
    '{{foreign.organizationId}}',
    '{{missing}}',
    'x'.repeat(4_096),
  ].map((value) => ['x-organization-id', value] as const),
  ['x-organization-id', ['{{own.organizationId}}', '{{foreign.organizationId}}']],
  ...['', 'a b', '__proto__', 'x'.repeat(129), '\u00E4', 'one-key-for-all'].map(
    (value) => ['idempotency-key', value] as const,
  ),
  ['idempotency-key', ['a', 'b']],
  ...[
    '',
    'text/plain',
    'text/html',
    'application/octet-stream',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=',
    'image/png',
  ].map((value) => ['content-type', value] as const),
  ...['gzip', 'br', 'identity;q=0', 'gzip;q=0', '*;q=1, ,', 'deflate'].map(
    (value) => ['accept-encoding', value] as const,
  ),
  ['accept', 'text/html'],
  ['content-encoding', 'gzip'],
  ...['null', 'https://evil.example', 'file://', ''].map((value) => ['origin', value] as const),
  ['sec-fetch-site', 'cross-site'],
  ...[
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Basic YTpi',
    'bearer {{token}}',
    'Bearer {{token}}x',
    'Bearer  {{token}}',
    `Bearer ${'x'.repeat(4_096)}`,
    'Bearer \u00E4',
  ].map((value) => ['authorization', value] as const),
  ...[
    'a',
    '=',
    ';;;',
    '__Secure-refdeck-session=',
    '__Secure-refdeck-session=x',
    '__Secure-refdeck-session=a; __Secure-refdeck-session=b',
    `__Secure-refdeck-session=${'x'.repeat(4_000)}`,
  ].map((value) => ['cookie', value] as const),
  ['stripe-signature', ''],
  ['stripe-signature', 't=,v1='],
  ['stripe-signature', ['t=1,v1=0', 't=1,v1=0']],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-for', '127.0.0.1, ,'],
  ['cloudfront-viewer-address', 'x'],
  ['user-agent', ''],
  ['user-agent', '\u00FF\u00FE'],
  ['referer', 'https://evil.example/\u00E4'],
  ['range', 'bytes=0-1'],
  ['if-none-match', '*'],
  ['host', 'evil.example'],
];
