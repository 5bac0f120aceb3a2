// Before the programs of the workspace are there: the call that its first screen waits for. `web/workspace/lib/session.ts` takes the answer.
try {
  if (localStorage.getItem('refdeck.session') === 'signed-in')
    window.earlySession = navigator.locks
      // Another tab that hangs is waited for no longer than the programs would.
      .request('refdeck.session', { signal: AbortSignal.timeout(10_000) }, () =>
        fetch('/api/session/refresh', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
          // The new cookie has to arrive even when the page is left meanwhile.
          keepalive: true,
          signal: AbortSignal.timeout(10_000),
        }).then((response) => (response.ok ? response.json() : undefined)),
      )
      .catch(() => undefined);
} catch {
  // Then the programs ask.
}
