import * as words from '#words/fields';

export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
}

export function websiteError(typed: string): string | undefined {
  const address = withScheme(typed);
  if (address === '' || isWebAddress(address)) return undefined;
  return words.addressWrong;
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}
