import { organizationRoutes } from '#contract/organization';

/** The address as the list keeps it, or what is wrong with it, by the contract's own schema. */
export function checkOrigin(typed: string): { origin: string } | { error: string } {
  const text = typed.trim().replace(/\/+$/, '');
  const hasScheme = /^[a-z]+:/i.test(text) && !/^[^/]+:\d+$/.test(text);
  const scheme = /^localhost\b/i.test(text) ? 'http' : 'https';
  const address = hasScheme ? text : `${scheme}://${text}`;
  const checked = organizationRoutes.saveSettings.body.safeParse({ embedOrigins: [address] });
  if (checked.success) return { origin: checked.data.embedOrigins![0]! };
  return { error: checked.error.issues[0]!.message };
}
