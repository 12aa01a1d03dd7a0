import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useText } from '../../../i18n/useText.ts';

/** Somebody who was left as they are, and why. */
export interface TagFailure {
  readonly name: string;
  readonly reason: 'notFound' | 'tooMany';
}

/** Whom a change of many did not reach. */
export const TagFailures = ({
  failures,
  onClose,
}: {
  readonly failures: readonly TagFailure[];
  readonly onClose: () => void;
}) => {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('roster.tagFailedTitle', { count: failures.length })}</DialogTitle>
      <DialogContent>
        <ul>
          {failures.map(({ name, reason }) => (
            <li key={name}>{text(`roster.tagFailed.${reason}`, { name })}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
