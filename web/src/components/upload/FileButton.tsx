import type { ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Selectable file types, as `accept` of an input. */
  readonly accept: string;
  /** Disables the button during an upload. */
  readonly busy: boolean;
  /** Accessible name that tells several buttons apart. Absent: what it shows. */
  readonly label?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button to choose one file. The focusable control is the labelled input inside; the button is only its label. */
export const FileButton = ({ accept, busy, label, onFile, children, ...looks }: Props) => (
  <Button
    component="label"
    role={undefined}
    tabIndex={-1}
    color="inherit"
    loading={busy}
    sx={{ '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' } }}
    {...looks}
  >
    {children}
    <input
      type="file"
      accept={accept}
      className="visually-hidden"
      disabled={busy}
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // Allows choosing the same file again.
        target.value = '';
      }}
    />
  </Button>
);
