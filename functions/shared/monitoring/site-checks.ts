import { captchaRoutes } from '#contract/captcha';
import { products } from '#contract/plans';
import { productName } from '#contract/product';
import { publicPageRoutes } from '#contract/public-page';
import { userRoutes } from '#contract/user';

/** What a visitor got. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  text: string;
}

export interface SiteCheck {
  name: string;
  path: string;
  /** What is not as it should be, each in a word or two of our own: what was answered is in no log. */
  wrongIn: (answer: SiteResponse) => string[];
}

/** What must be so for whoever comes to the site. With the id of an organisation whose references are public, its page too. */
export const siteChecks = (demoOrganizationId?: string): SiteCheck[] => [
  {
    name: 'landing page',
    path: '/',
    wrongIn: (answer) => [
      ...statusOf(answer, 200),
      ...unless(titleOf(answer).includes(productName), 'title'),
      ...policyOf(answer),
    ],
  },
  {
    name: 'plans',
    path: '/data/products.json',
    wrongIn: (answer) => [
      ...statusOf(answer, 200),
      ...unless(products.safeParse(jsonOf(answer)).success, 'shape'),
    ],
  },
  {
    name: 'API, signed in',
    path: userRoutes.getProfile.path,
    // The gateway's own answer to whoever has no token.
    wrongIn: (answer) => [
      ...statusOf(answer, 401),
      ...unless(typeof (jsonOf(answer) as { message?: unknown })?.message === 'string', 'shape'),
    ],
  },
  {
    name: 'API, public',
    path: `${captchaRoutes.getCaptcha.path}?purpose=contact`,
    wrongIn: (answer) => [
      ...statusOf(answer, 200),
      ...unless(captchaRoutes.getCaptcha.response.safeParse(jsonOf(answer)).success, 'shape'),
    ],
  },
  ...(demoOrganizationId ? [publicPage(demoOrganizationId)] : []),
];

function publicPage(organizationId: string): SiteCheck {
  const path = publicPageRoutes.organizationPage.path.replace('{organizationId}', organizationId);
  return {
    name: 'public page',
    path,
    wrongIn: (answer) => [
      ...statusOf(answer, 200),
      // The heading of a card, which leads to its story.
      ...unless(/<h2[^>]*>.*?[^<>\s].*?<\/h2>/s.test(answer.text), 'card'),
      ...unless(answer.text.includes(`href="${path}/`), 'link'),
      ...policyOf(answer),
      // A browser that does not ask again shows what was withdrawn.
      ...unless(/\bmax-age=0\b/.test(answer.headers.get('cache-control') ?? ''), 'cache-control'),
    ],
  };
}

const unless = (right: boolean, wrong: string): string[] => (right ? [] : [wrong]);

const statusOf = ({ status }: SiteResponse, expected: number): string[] =>
  unless(status === expected, `status ${status}`);

const policyOf = ({ headers }: SiteResponse): string[] =>
  unless(
    /(^|; ?)default-src 'none'/.test(headers.get('content-security-policy') ?? ''),
    'content-security-policy',
  );

const titleOf = ({ text }: SiteResponse): string => /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '';

function jsonOf({ text }: SiteResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
