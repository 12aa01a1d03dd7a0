import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Check from '@mui/icons-material/Check';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useText } from '../../../i18n/useText.ts';
import type { DemoState } from './demoActions.ts';

/** The same before and after adding, so the row doesn't move. */
const WIDTH = 108;

interface Props {
  readonly title: string;
  readonly state: DemoState;
  readonly onWish: (wanted: boolean) => void;
}

/** Adds a voice to the shortlist, with undo for recent additions. */
export const DemoChoice = ({ title, state, onWish }: Props) => {
  const text = useText();
  const [isOwn, setOwn] = useState(false);

  const choose = (isChosen: boolean) => {
    setOwn(isChosen);
    onWish(isChosen);
  };

  if (state !== 'shortlisted') {
    return (
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<Add />}
        disabled={state === 'unknown'}
        aria-label={text('finder.addFor', { name: title })}
        onClick={() => choose(true)}
        sx={{ minWidth: WIDTH }}
      >
        {text('common.add')}
      </Button>
    );
  }

  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        minWidth: WIDTH,
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 30,
          color: 'success.main',
          fontSize: '0.8125rem',
          fontWeight: 550,
        }}
      >
        <Check fontSize="small" aria-hidden />
        {text('finder.added')}
      </Box>
      {isOwn && (
        <IconButton
          size="small"
          // Keeps the focus on the button that added it.
          autoFocus
          title={text('common.undo')}
          aria-label={text('finder.undoFor', { name: title })}
          onClick={() => choose(false)}
        >
          <Undo fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};
