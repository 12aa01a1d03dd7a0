import { useId, useState } from 'react';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Explains why ethnicity is requested. */
export const EthnicityHelp = () => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<HelpOutline />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {text('talent.ethnicWhy')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { maxWidth: 480, margin: 2 } } }}
      >
        <DialogTitle id={titleId}>{text('talent.ethnicWhy')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text('talent.ethnicText')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={() => setOpen(false)}>
            {text('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
