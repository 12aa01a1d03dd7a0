import { useId } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';
import { useDates } from '../../../lib/dates.ts';
import type { Placed } from '../data/express.ts';

interface Props {
  readonly placed: Placed;
  readonly onClose: () => void;
}

/** Confirms an express project: recording deadline and next steps. */
export const ExpressPlacedDialog = ({ placed: { id, recordBy }, onClose }: Props) => {
  const text = useText();
  const dates = useDates();
  const area = useProjectArea();
  const titleId = useId();

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircle aria-hidden color="success" />
        {text('express.placed')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          {recordBy !== null && text('express.placedText', { moment: dates.full(recordBy) })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" component={Link} to={area.list}>
          {text('projects.backToList')}
        </Button>
        <Button variant="contained" component={Link} to={area.project(id)} autoFocus>
          {text('express.open')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
