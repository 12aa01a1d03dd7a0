import type { ReactNode } from 'react';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../states/states.tsx';

interface Props {
  readonly title: string;
  readonly children?: ReactNode;
  /** Resets the filters. */
  readonly clearLabel: string;
  readonly onClear: () => void;
}

/** Replaces a list without matches; offers to clear the filters. */
export const NoneFound = ({ title, children, clearLabel, onClear }: Props) => (
  <EmptyState
    icon={SearchOff}
    title={title}
    action={
      <Button variant="outlined" color="inherit" onClick={onClear}>
        {clearLabel}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
