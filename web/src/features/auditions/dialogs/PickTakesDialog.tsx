import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { COMPARED_MAX, withCompared } from '../../../common/compare/comparison.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly takes: readonly AuditionEntry[];
  readonly character: string;
  readonly onPick: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Selects takes to compare when there are too many for one comparison. */
export const PickTakesDialog = ({ takes, character, onPick, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const [picked, setPicked] = useState<readonly AuditionEntry[]>([]);
  const isFull = picked.length >= COMPARED_MAX;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 480, margin: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle id={titleId}>{text('takes.pickTitle', { character })}</DialogTitle>
      <DialogContent sx={{ display: 'grid' }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', marginBottom: 1 }}>
          {text('takes.picked', { count: picked.length, most: COMPARED_MAX })}
        </Typography>
        {takes.map((take) => {
          const isPicked = picked.some(({ id }) => id === take.id);
          return (
            <FormControlLabel
              key={take.id}
              label={
                take.isApproved
                  ? joinDotted([take.talentPublicName, text('auditions.approved')])
                  : take.talentPublicName
              }
              disabled={isFull && !isPicked}
              control={
                <Checkbox
                  checked={isPicked}
                  onChange={(_event, wanted) => setPicked((all) => withCompared(all, take, wanted))}
                />
              }
            />
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={picked.length < 2}
          onClick={() => onPick(picked.map(({ id }) => id))}
        >
          {text('takes.compareBlind')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
