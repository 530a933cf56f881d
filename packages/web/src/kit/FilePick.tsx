/** A button that asks for a file. */
import { useRef } from 'react';
import { ActionButton } from './Button.tsx';

/** The button. The same file may be picked twice. */
export const FilePick = ({
  name,
  accept = '.json,application/json',
  onPick,
}: {
  name: string;
  accept?: string;
  onPick(file: File): Promise<void>;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="file-pick">
      <ActionButton onPress={() => input.current?.click()}>{name}</ActionButton>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="unseen"
        tabIndex={-1}
        aria-label={name}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) void onPick(file);
        }}
      />
    </span>
  );
};
