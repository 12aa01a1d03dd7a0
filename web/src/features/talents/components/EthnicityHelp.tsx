import { useState } from 'react';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
import { useText } from '../../../i18n/useText.ts';

/** Explains why ethnicity is requested. */
export const EthnicityHelp = () => {
  const text = useText();
  const [open, setOpen] = useState(false);

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
      {open && (
        <InfoDialog title={text('talent.ethnicWhy')} maxWidth={480} onClose={() => setOpen(false)}>
          <DialogContentText>{text('talent.ethnicText')}</DialogContentText>
        </InfoDialog>
      )}
    </>
  );
};
