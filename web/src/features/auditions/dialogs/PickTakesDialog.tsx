import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { joinDotted } from '@domain/values/direction.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { COMPARED_MAX, withCompared } from '../../../common/compare/comparison.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { ComparableTake } from '../components/comparableTakes.ts';
import { getComparableName } from '../components/comparedTake.ts';

interface Props {
  /** Recordings, each before its takes. */
  readonly takes: readonly ComparableTake[];
  readonly character: string;
  readonly onPick: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Selects recordings or single takes to compare. */
export const PickTakesDialog = ({ takes, character, onPick, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const [picked, setPicked] = useState<readonly ComparableTake[]>([]);
  const isFull = picked.length >= COMPARED_MAX;

  const getLabel = (take: ComparableTake): string => {
    const { entry, part } = take;
    const name = getComparableName(take, text);
    if (part) return entry.bestTake === part.number ? joinDotted([name, text('takes.best')]) : name;
    return entry.isApproved ? joinDotted([name, text('auditions.approved')]) : name;
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 480, margin: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle id={titleId}>{text('takes.pickTitle', { character })}</DialogTitle>
      <DialogContent sx={{ display: 'grid' }}>
        <Muted role="status" sx={{ marginBottom: 1 }}>
          {text('takes.picked', { count: picked.length, most: COMPARED_MAX })}
        </Muted>
        {takes.map((take) => {
          const isPicked = picked.some(({ id }) => id === take.id);

          return (
            <FormControlLabel
              key={take.id}
              label={getLabel(take)}
              sx={take.part ? { marginInlineStart: 2 } : {}}
              disabled={isFull && !isPicked}
              control={
                <Checkbox
                  checked={isPicked}
                  onChange={(_event, isPicked) => setPicked((all) => withCompared(all, take, isPicked))}
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
