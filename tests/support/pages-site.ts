import type { RequestListener } from 'node:http';

const story = 'We renewed the quay while the ferries kept their timetable all summer long. '.repeat(6);

/** Pages as firms have them, by their paths. */
export const samplePages: Readonly<Record<string, string>> = {
  '/quay': `<html><head><title>Quay | Firm</title><meta name="description" content="How ten ferries kept their timetable."><script type="application/ld+json">{"@type":"Article","headline":"A quay","datePublished":"2026-03-02","sponsor":{"name":"Acme Oy"}}</script></head><body><nav>Menu</nav><article><h1>A quay for ten ferries</h1><p>${story}</p><ul><li>Ten ferries</li></ul></article><footer>Firm Oy</footer></body></html>`,
  '/shed': `<main><h1>A shed</h1><p>Client: Suvantolan Vesi Oy</p><p>${story}</p><script>alert(1)</script><p onclick="alert(1)">&lt;img src=x onerror=alert(1)&gt;</p></main>`,
};

export const pagesOfSample: RequestListener = ({ url = '' }, response) => {
  const page = samplePages[url];
  if (page === undefined) response.writeHead(404).end('<h1>A secret page</h1>');
  else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
};
