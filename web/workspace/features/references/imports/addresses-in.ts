import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-addresses';
import { websiteError, withScheme } from '../../../lib/web-address.ts';

/** Reads typed or pasted addresses, each once, or says what is wrong with them. */
export function addressesIn(text: string): { addresses: string[] } | { wrong: string } {
  const typed = text.split(/\s+/).filter(Boolean);
  const wrong = typed.find((one) => websiteError(one));
  if (wrong) return { wrong: words.wrongAddress(wrong) };
  const addresses = [...new Set(typed.map((one) => withScheme(one).replace(/^http:/i, 'https:')))];
  return addresses.length > importLimits.addresses ? { wrong: words.tooManyAddresses } : { addresses };
}
