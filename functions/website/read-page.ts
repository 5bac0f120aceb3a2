import type { WebsitePage, websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { cut } from '#contract/primitives/characters';
import type { Fetched } from '../shared/fetch/fetch-outside.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { countReading } from './limits.ts';
import { dataOf } from './page-data.ts';
import { readPageText } from './page-text.ts';
import { maxPageBytes, requirePage } from './require-page.ts';
import { Visit } from './visit.ts';

type Route = typeof websiteRoutes.readPage;

const most = { content: 100_000, text: 1_000, address: 2_000, pictures: 60 };

export async function readPage(context: MemberContext, { address }: Input<Route>): Promise<Output<Route>> {
  await countReading(context, 'website-page', address);
  const page = requirePage(await new Visit().read(address, maxPageBytes));
  return contentOf(textOf(page), page.address);
}

/** `html` may be anything. */
export function contentOf(html: string, address: string): WebsitePage {
  const { text, main, headings, pictures, metas, title, base, data } = readPageText(html);
  const about = dataOf(data);
  const isWithin = ({ at }: { at: number }) => at >= main.from && at < main.to;
  const heading = (headings.find(isWithin) ?? headings[0])?.text.trim();
  const published = about.published || metas.get('article:published_time');
  const from = absolute(base, address) ?? address;
  const shown = [
    metas.get('og:image'),
    ...about.pictures,
    ...pictures.filter(isWithin).map((one) => one.text),
  ];
  return {
    address,
    title: cut(heading || metas.get('og:title') || about.title || title.trim(), most.text),
    description: cut(metas.get('description') || metas.get('og:description') || about.description, most.text),
    content: cut(text.slice(main.from, main.to), most.content),
    ...(published && { published: cut(published, most.text) }),
    data: about.data,
    pictures: [...new Set(shown.flatMap((one) => absolute(one, from) ?? []))].slice(0, most.pictures),
  };
}

/** A page is in the letters that its header names, or else its first lines. */
function textOf({ body, charset }: Fetched): string {
  const start = body.subarray(0, 2_000).toString('latin1');
  const named = charset || /<meta[^>]+charset=["']?([\w-]+)/i.exec(start)?.[1];
  try {
    return new TextDecoder(named).decode(body);
  } catch {
    return body.toString('utf8');
  }
}

function absolute(reference: string | undefined, base: string): string | undefined {
  if (!reference || !URL.canParse(reference, base)) return undefined;
  const { protocol, pathname, href } = new URL(reference, base);
  return /^https?:$/.test(protocol) && !/\.svg$/i.test(pathname) && href.length <= most.address
    ? href
    : undefined;
}
