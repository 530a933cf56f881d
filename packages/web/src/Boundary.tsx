/** What is shown when a screen breaks, or cannot be loaded. */
import { Component, type ReactNode } from 'react';
import { ActionButton } from './kit/Button.tsx';

interface BoundaryProps {
  readonly children: ReactNode;
  onLeave(): void;
}

/** Catches what a screen throws. React offers this to classes only. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const leave = (): void => {
      this.setState({ broken: false });
      this.props.onLeave();
    };
    return this.state.broken ? (
      <main className="hush">
        <h1>The lamp went out</h1>
        <p>Something went wrong at this table, and it cannot go on. Nothing else is harmed.</p>
        <ActionButton standing="lead" onPress={leave}>
          Back to the floor
        </ActionButton>
      </main>
    ) : (
      this.props.children
    );
  }
}
