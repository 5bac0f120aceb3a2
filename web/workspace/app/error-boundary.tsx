import { Component, type ReactNode } from 'react';
import { log } from '../lib/log.ts';
import { ErrorState } from '../ui/states.tsx';

interface Props {
  children: ReactNode;
  /** A change of this tries again: the path of the page inside. */
  resetKey?: string;
}

interface State {
  error?: Error;
  /** Nothing is said yet: the page may be about to load again by itself. */
  recovering?: boolean;
  resetKey?: string;
}

/** Catches what a page throws while it renders, or a page whose code could not be fetched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error, recovering: isMissingCode(error) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return state.resetKey === resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: Error) {
    log('A page could not be shown', error);
    if (isMissingCode(error)) void reloadOnce().then((reloading) => this.setState({ recovering: reloading }));
  }

  override render() {
    if (!this.state.error) return this.props.children;
    if (this.state.recovering) return null;
    return (
      <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
        Loading it again usually helps. What you had saved is safe.
      </ErrorState>
    );
  }
}

const missing = new WeakSet<Error>();

// Vite tells of code that could not be fetched: mostly that of a version which is deployed no longer.
window.addEventListener('vite:preloadError', (event) => missing.add(event.payload));

const isMissingCode = (error: Error): boolean => missing.has(error);

const key = 'refdeck.reloaded';

/**
 * Fetches the newest version of the page, once for each version and tab, and only when the server answers: a browser's own error page
 * would be worse. Returns whether it does.
 */
async function reloadOnce(): Promise<boolean> {
  try {
    // The name of the file that this code is in differs with each version.
    if (sessionStorage.getItem(key) === import.meta.url) return false;
    await fetch('/config/config.json', { cache: 'no-store' });
    sessionStorage.setItem(key, import.meta.url);
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}
