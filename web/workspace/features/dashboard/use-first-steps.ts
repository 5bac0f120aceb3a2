import { useEffect, useState } from 'react';

const keyOf = (organizationId: string) => `refdeck.first-steps.${organizationId}`;

/**
 * Whether the first steps are shown: until they are done, and then, to whoever was seen to be on the way in this
 * browser, until they are put away.
 */
export function useFirstSteps(organizationId: string, done: boolean | undefined) {
  const key = keyOf(organizationId);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (done === false) keep(key, true);
  }, [key, done]);
  const dismiss = () => {
    setDismissed(true);
    keep(key, false);
  };
  return { shown: done === false || (done === true && !dismissed && wasBegun(key)), dismiss };
}

function wasBegun(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keep(key: string, begun: boolean): void {
  try {
    if (begun) localStorage.setItem(key, 'begun');
    else localStorage.removeItem(key);
  } catch {
    // The steps then end with the page.
  }
}
