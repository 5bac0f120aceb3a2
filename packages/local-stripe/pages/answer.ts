/** What a page's address answers. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

// Without form-action: the answer to a form leads back to the product, which is another origin.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export const showPage = (body: string, status = 200): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
  },
  body,
});

export const seeOther = (location: string): PageResponse => ({
  status: 303,
  headers: { location },
  body: '',
});
