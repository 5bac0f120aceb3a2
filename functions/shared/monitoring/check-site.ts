import { captchaRoutes } from '#contract/resources/captcha';
import { products } from '#contract/rules/plans';
import { productName } from '#contract/primitives/product';
import { publicPageRoutes } from '#contract/site/public-page';
import { userRoutes } from '#contract/resources/user';

export interface CheckResult {
  name: string;
  path: string;
  wrong: string[];
}

/** Neither the edge nor a visitor would wait longer for a response. */
const patienceMs = 15_000;

export function checkSite(origin: string, demoOrganizationId?: string): Promise<CheckResult[]> {
  return Promise.all(siteChecks(demoOrganizationId).map((check) => runCheck(origin, check)));
}

async function runCheck(origin: string, { name, path, wrongIn }: SiteCheck): Promise<CheckResult> {
  try {
    const response = await fetch(new URL(path, origin), {
      headers: { 'user-agent': 'refdeck-check' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status, headers } = response;
    return { name, path, wrong: wrongIn({ status, headers, text: await response.text() }) };
  } catch (error) {
    return { name, path, wrong: [`no answer (${(error as Error).name})`] };
  }
}

interface SiteResponse {
  status: number;
  headers: Headers;
  text: string;
}

interface SiteCheck {
  name: string;
  path: string;
  /** The words are our own, because responses must not be logged. */
  wrongIn: (response: SiteResponse) => string[];
}

const siteChecks = (demoOrganizationId?: string): SiteCheck[] => [
  {
    name: 'landing page',
    path: '/',
    wrongIn: (response) => [
      ...statusOf(response, 200),
      ...unless(titleOf(response).includes(productName), 'title'),
      ...policyOf(response),
    ],
  },
  {
    name: 'plans',
    path: '/data/products.json',
    wrongIn: (response) => [
      ...statusOf(response, 200),
      ...unless(products.safeParse(jsonOf(response)).success, 'shape'),
    ],
  },
  {
    name: 'API, signed in',
    path: userRoutes.getProfile.path,
    // The gateway itself refuses calls without a token.
    wrongIn: (response) => [
      ...statusOf(response, 401),
      ...unless(typeof (jsonOf(response) as { message?: unknown })?.message === 'string', 'shape'),
    ],
  },
  {
    name: 'API, public',
    path: `${captchaRoutes.getCaptcha.path}?purpose=contact`,
    wrongIn: (response) => [
      ...statusOf(response, 200),
      ...unless(captchaRoutes.getCaptcha.response.safeParse(jsonOf(response)).success, 'shape'),
    ],
  },
  ...(demoOrganizationId ? [publicPage(demoOrganizationId)] : []),
];

/** The page may have a slug or an id in its address. */
const storyLink = new RegExp(
  `href="${publicPageRoutes.organizationPage.path.replace('{organizationId}', String.raw`[\w-]+`)}/[\\w-]+"`,
);

function publicPage(organizationId: string): SiteCheck {
  const path = publicPageRoutes.organizationPage.path.replace('{organizationId}', organizationId);
  return {
    name: 'public page',
    path,
    wrongIn: (response) => [
      ...statusOf(response, 200),
      ...unless(/<h2[^>]*>.*?[^<>\s].*?<\/h2>/s.test(response.text), 'card'),
      ...unless(storyLink.test(response.text), 'link'),
      ...policyOf(response),
      // A browser that does not revalidate would show a withdrawn card.
      ...unless(/\bmax-age=0\b/.test(response.headers.get('cache-control') ?? ''), 'cache-control'),
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
