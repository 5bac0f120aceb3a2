import { describe, expect, it } from 'vitest';
import { contentOf } from '#functions/website/read-page';

const address = 'https://www.firm.example/references/quay';
const paragraph = 'We renewed the quay while the ferries kept their timetable all summer long.';
const read = (html: string) => contentOf(html, address);

describe('the main text of a page', () => {
  it.each([
    ['its article', `<p>News</p><article><p>${paragraph}</p></article><p>More</p>`],
    ['its main part', `<p>News</p><main><p>${paragraph}</p></main><p>More</p>`],
    ['the part with that role', `<p>News</p><div role="main"><p>${paragraph}</p></div><p>More</p>`],
    ['the longest run of paragraphs', `<div><p>News</p></div><div><p>${paragraph}</p></div><div>More</div>`],
  ])('is %s', (_, html) => {
    const { content } = read(`<html><body>${html}</body></html>`);
    expect(content).toContain(paragraph);
    expect(content).not.toMatch(/News|More/);
  });

  it('is the main part where its articles are teasers', () => {
    const teaser = '<article><h2>Shed</h2></article>';
    const { content } = read(`<main><p>${paragraph}</p><p>${paragraph}</p>${teaser}${teaser}</main>`);
    expect(content).toContain(paragraph);
  });

  it('has no markup but paragraphs, headings, lists and emphasis', () => {
    const { content } = read(
      `<article onclick="alert(1)"><h1>Quay</h1><script>alert(1)</script><nav>Menu</nav><iframe src="javascript:alert(1)"></iframe><p style="x">A &lt;script&gt; <b>word</b><img src=x onerror=alert(1)></p><dl><dt>Client</dt><dd>Acme</dd></dl><table><tr><th>Town</th><td>Ång</td></tr></table><svg><p>drawn</p></svg></article>`,
    );
    expect(content).toBe(
      '<h2>Quay</h2><p>A &lt;script&gt; <b>word</b> </p><p>Client: Acme</p><p>Town: Ång </p>',
    );
  });

  it('is read where elements are nested deeply, and where nothing is closed', () => {
    expect(read('<div>'.repeat(100_000)).content.length).toBeLessThan(100_001);
    expect(read(`<article><p>${paragraph}`).content).toContain(paragraph);
    expect(read('').title).toBe('');
  });
});

describe('a page', () => {
  it('has its heading, its description and the day of its publication', () => {
    expect(
      read(
        `<title>Quay | Firm</title><meta name="description" content="Ferries in time"><meta property="article:published_time" content="2026-03-02T08:00:00Z"><h1>News</h1><article><h1>A quay</h1><p>${paragraph}</p></article>`,
      ),
    ).toMatchObject({
      title: 'A quay',
      description: 'Ferries in time',
      published: '2026-03-02T08:00:00Z',
    });
    expect(read('<title> Quay | Firm </title>').title).toBe('Quay | Firm');
  });

  it('has the pictures of its text that are not known to be small, in their widest form', () => {
    expect(
      read(
        `<meta property="og:image" content="/cover.jpg"><img src="/logo-of-the-header.png"><article><p>${paragraph}</p><img src="a.jpg"><img src="b.jpg" width="400" height="300"><img src="c.jpg" width="401"><img src="d-300.jpg" srcset="d-300.jpg 300w, d-1200.jpg 1200w"><img src="data:image/gif;base64,AA" data-src="/e.jpg"><img src="javascript:alert(1)"><img src="icon.svg"><img src="/cover.jpg"></article>`,
      ).pictures,
    ).toEqual(
      ['cover.jpg', 'references/a.jpg', 'references/c.jpg', 'references/d-1200.jpg', 'e.jpg'].map(
        (path) => `https://www.firm.example/${path}`,
      ),
    );
  });

  it('says of itself in JSON-LD what an import has fields for', () => {
    const data = {
      '@graph': [
        { '@type': 'Organization', name: 'Firm' },
        {
          '@type': ['Article'],
          headline: 'A quay',
          datePublished: '2026-03-02',
          keywords: ['bridges', 'ferries'],
          sponsor: { name: 'Acme Oy' },
          contentLocation: { address: { addressLocality: 'Ång' } },
          image: { url: '/quay.jpg' },
          review: { reviewBody: 'In time', author: { name: 'Kim' } },
          url: 'https://www.firm.example',
        },
      ],
    };
    const page = read(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><script type="application/ld+json">{no</script>`,
    );
    expect(page).toMatchObject({ title: 'A quay', published: '2026-03-02' });
    expect(page.pictures).toEqual(['https://www.firm.example/quay.jpg']);
    expect(Object.fromEntries(page.data.map(({ key, value }) => [key, value]))).toEqual({
      client: 'Acme Oy',
      location: 'Ång',
      keywords: 'bridges, ferries',
      quote: 'In time',
      'said by': 'Kim',
    });
  });
});
