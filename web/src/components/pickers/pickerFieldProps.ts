import type { ReactNode } from 'react';

/** Properties shared by date and date-time fields. */
export interface PickerFieldProps {
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly onGiveUp?: () => void;
  readonly required?: boolean;
  /** Its label is above it, as in forms of the browser's own fields. */
  readonly isPlain?: boolean;
  readonly error?: boolean;
  readonly helperText?: ReactNode;
  /** For a text below the field that changes while it is saved. */
  readonly helperRole?: 'status';
}
