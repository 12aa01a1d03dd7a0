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

/** The order was received: what comes next, and the ways on. */
export const ReceivedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const area = useProjectArea();
  const titleId = useId();

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircle aria-hidden color="success" />
        {text('ordering.received')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text('ordering.receivedText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" component={Link} to={area.list}>
          {text('projects.backToList')}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {text('ordering.toOrder')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
