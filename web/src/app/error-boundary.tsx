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
  resetKey?: string;
}

/** Catches what a page throws while it renders, or a page whose code could not be fetched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return state.resetKey === resetKey ? null : { error: undefined, resetKey };
  }

  override componentDidCatch(error: Error) {
    log('A page could not be shown', error);
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <ErrorState title="This page could not be shown" onRetry={() => window.location.reload()}>
        Loading it again usually helps. What you had saved is safe.
      </ErrorState>
    );
  }
}
