import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown in place of what broke. */
  fallback: ReactNode;
  onBreak?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps an error of a view to that view; a new `key` gives it another chance. React has no hook for this. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch() {
    this.props.onBreak?.();
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
