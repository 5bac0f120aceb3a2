export type Fields = Record<string, string | readonly string[]>;

/** Opens the page of a link and sends its forms, as a browser without JavaScript would. */
export function pageOf(origin: string) {
  const addressOf = (token: string, query = '') => `${origin}/approve/${token}${query && `?${query}`}`;
  const read = async (response: Response) => ({
    status: response.status,
    headers: response.headers,
    to: response.headers.get('location')?.split('?')[1],
    html: await response.text(),
  });
  return {
    open: async (token: string, query = '') =>
      read(await fetch(addressOf(token, query), { redirect: 'manual' })),
    send: async (token: string, fields: Fields, headers: object = {}) => {
      const body = new URLSearchParams();
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) body.append(name, value);
      const request = { method: 'POST', body, redirect: 'manual' as const, headers: { ...headers } };
      return await read(await fetch(addressOf(token), request));
    },
  };
}
