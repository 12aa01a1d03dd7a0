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
  /** The label is above the field, as in native forms. */
  readonly isPlain?: boolean;
  readonly error?: boolean;
  readonly helperText?: ReactNode;
  /** For helper text that changes while saving. */
  readonly helperRole?: 'status';
}
