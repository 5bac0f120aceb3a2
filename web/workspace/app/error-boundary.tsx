import { Component, type ReactNode } from 'react';
import { log } from '../lib/log.ts';
import { isMissingCode, reloadOnce } from '../lib/reload-once.ts';
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
