import { useState } from 'react';
import { type OrganizationSettings, saveSettingsBody } from '#contract/resources/organization';
import * as words from '#words/integrations';
import { isApiError, messageOf } from '../../lib/api/api-client.ts';
import { useChangeSettings, type SettingsChange } from '../../lib/organization/settings.ts';
import { notify } from '../../ui/feedback/toast.tsx';

const adding =
  (site: string): SettingsChange =>
  ({ embedOrigins = [] }) => ({ embedOrigins: [...new Set([...embedOrigins, site])] });
const removing =
  (site: string): SettingsChange =>
  ({ embedOrigins = [] }) => ({ embedOrigins: embedOrigins.filter((origin) => origin !== site) });

export function useWebsites(settings: OrganizationSettings) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = useChangeSettings();
  const { embedOrigins = [] } = settings;

  const add = async () => {
    if (isPending) return;
    const checked = check(typed, embedOrigins);
    if ('error' in checked) return setError(checked.error);
    setTyped('');
    setError(undefined);
    try {
      await mutateAsync({ change: adding(checked.origin), before: settings });
      notify.success(words.websitesAdded(checked.origin));
    } catch (failure) {
      // The person may already have typed the next one.
      setTyped((now) => now || typed);
      setError(refusal(failure));
    }
  };
  const restore = async (site: string, now: OrganizationSettings) => {
    try {
      await mutateAsync({ change: adding(site), before: now });
    } catch (failure) {
      notify.error(`${words.websitesNotRestored(site)}. ${messageOf(failure)}`);
    }
  };
  const remove = async (site: string) => {
    if (isPending) return;
    try {
      const now = await mutateAsync({ change: removing(site), before: settings });
      notify.success(words.websitesRemoved(site), {
        label: words.websitesUndo,
        onClick: () => void restore(site, now),
      });
    } catch (failure) {
      notify.error(`${words.websitesNotRemoved(site)}. ${messageOf(failure)}`);
    }
  };
  return {
    typed,
    error,
    busy: isPending,
    type: (text: string) => {
      setTyped(text);
      setError(undefined);
    },
    add,
    remove,
  };
}

function check(typed: string, listed: readonly string[]): { origin: string } | { error: string } {
  if (!typed.trim()) return { error: words.websitesMissing };
  const checked = checkOrigin(typed);
  return 'origin' in checked && listed.includes(checked.origin) ? { error: words.websitesTwice } : checked;
}

/** The server names an invalid entry by its index. */
function refusal(failure: unknown): string {
  const named = isApiError(failure)
    ? Object.entries(failure.fields).find(([field]) => field.startsWith('embedOrigins'))?.[1]
    : undefined;
  return `${words.websitesNotAdded}: ${named ?? messageOf(failure)}`;
}

export function checkOrigin(typed: string): { origin: string } | { error: string } {
  const text = typed.trim().replace(/\/+$/, '');
  const hasScheme = /^[a-z]+:/i.test(text) && !/^[^/]+:\d+$/.test(text);
  const scheme = /^localhost\b/i.test(text) ? 'http' : 'https';
  const address = hasScheme ? text : `${scheme}://${text}`;
  const checked = saveSettingsBody.safeParse({ embedOrigins: [address] });
  if (checked.success) return { origin: checked.data.embedOrigins![0]! };
  return { error: checked.error.issues[0]!.message };
}
