/** What is shown when a screen breaks, or cannot be loaded. Everything up to the last step has been saved before it was drawn. */
import { Component, type ErrorInfo, type ReactNode, useState } from 'react';
import { Notice } from './entry/NoticePage.tsx';
import { floorWords } from './floor/language/index.ts';
import { ActionButton } from './kit/Button.tsx';

// What can be told to those who mend things: the version, the place, and where it broke. Nothing about the player.

/** Room for the innermost calls. */
const MAX_LINES = 12;

/** The innermost lines, without the address that the page was loaded from. */
const clipped = (text: string): string =>
  text
    .split('\n')
    .slice(0, MAX_LINES)
    .join('\n')
    .replaceAll(/\w+:\/\/[^/\s]+/g, '');

/** The report. A seed in the address would tell the cards to come, so what follows the question mark is left out. */
export const reportOf = (error: unknown, hash: string, componentStack: string): string => {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : ['Thrown', typeof error].join(': ');
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [['Baize', __VERSION__].join(' '), `At ${hash.split('?')[0] || '#/'}`, what, clipped(stack), clipped(componentStack.trim())]
    .filter((line) => line !== '')
    .join('\n');
};

interface BoundaryProps {
  readonly children: ReactNode;
  onLeave(): void;
}

const Copy = ({ report }: { report: string }) => {
  const [isCopied, setCopied] = useState(false);
  const [isShown, setShown] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      // The browser gives no access to its clipboard: the report is shown, to be copied by hand.
      setShown(true);
    }
  };
  return (
    <>
      {isShown && <textarea readOnly rows={8} aria-label={floorWords().broken.report} value={report} />}
      <ActionButton onPress={() => void copy()}>{isCopied ? floorWords().broken.copied : floorWords().broken.copy}</ActionButton>
    </>
  );
};

/** Catches what a screen throws. React offers this to classes only. */
export class Boundary extends Component<BoundaryProps, { readonly report: string | undefined }> {
  override state = { report: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { report: reportOf(error, location.hash, '') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ report: reportOf(error, location.hash, componentStack ?? '') });
  }

  override render() {
    const { report } = this.state;
    if (report === undefined) return this.props.children;
    const { title, text, back } = floorWords().broken;
    return (
      <Notice title={title}>
        <p>{text}</p>
        <Copy report={report} />
        <ActionButton standing="lead" onPress={this.props.onLeave}>
          {back}
        </ActionButton>
      </Notice>
    );
  }
}
