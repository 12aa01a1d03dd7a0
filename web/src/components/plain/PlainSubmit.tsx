import type { ReactNode } from 'react';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import type { PlainForm } from './usePlainForm.ts';

interface Props {
  readonly form: Pick<PlainForm<object>, 'isBusy' | 'isWaiting'>;
  readonly variant?: 'contained' | 'outlined';
  readonly children: ReactNode;
}

/** Submits its form and is busy until the response. While offline it shows that it waits. */
export const PlainSubmit = ({ form: { isBusy, isWaiting }, variant = 'contained', children }: Props) => {
  const text = useText();

  return (
    <Button
      type="submit"
      variant={variant}
      size="large"
      loading={isBusy}
      {...(isWaiting ? { startIcon: <CloudOff /> } : {})}
    >
      {isWaiting ? text('common.waitsForNetwork') : children}
    </Button>
  );
};
