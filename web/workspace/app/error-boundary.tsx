import { Component, type ReactNode } from 'react';
import * as words from '#words/shell';
import { log } from '../lib/log.ts';
import { ErrorState } from '../ui/feedback/states.tsx';

interface Props {
  children: ReactNode;
  /** The path of the page inside; a change of it renders the children again. */
  resetKey?: string;
}

interface State {
  error?: Error;
  /** Shows no message yet, because the page may be about to reload by itself. */
  recovering?: boolean;
  resetKey?: string;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error, recovering: isMissingCode(error) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return state.resetKey === resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: Error) {
    log('A page failed to render', error);
    if (isMissingCode(error)) void reloadOnce().then((reloading) => this.setState({ recovering: reloading }));
  }

  override render() {
    if (!this.state.error) return this.props.children;
    if (this.state.recovering) return null;
    return (
      <ErrorState title={words.pageFailed} onRetry={() => window.location.reload()}>
        {words.pageFailedHint}
      </ErrorState>
    );
  }
}

const missing = new WeakSet<Error>();

// Vite reports code that failed to load, usually because a newer deployment has removed it.
window.addEventListener('vite:preloadError', (event) => missing.add(event.payload));

const isMissingCode = (error: Error): boolean => missing.has(error);

const key = 'refdeck.reloaded';

/** Checks first that the server responds, because the browser's own error page would be worse. True if it reloads. */
async function reloadOnce(): Promise<boolean> {
  try {
    // The file name contains a hash, so it differs with each version.
    if (sessionStorage.getItem(key) === import.meta.url) return false;
    await fetch('/config/config.json', { cache: 'no-store' });
    sessionStorage.setItem(key, import.meta.url);
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}
