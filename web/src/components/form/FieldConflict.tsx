import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { Muted } from '../layout/Muted.tsx';
import { Row } from '../layout/Row.tsx';

interface Props {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Resolves concurrent edits of a field: shows both texts and keeps one. */
export const FieldConflict = ({ label, mine, theirs, onMine, onTheirs }: Props) => {
  const text = useText();
  const titleId = useId();
  const choices = [
    { name: text('conflict.theirs'), value: theirs, choice: text('conflict.keepTheirs'), choose: onTheirs },
    { name: text('conflict.mine'), value: mine, choice: text('conflict.keepMine'), choose: onMine },
  ];

  return (
    <Alert severity="warning" role="alert" aria-labelledby={titleId} sx={{ marginBottom: 2 }}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 560 }}>
        {text('conflict.title', { field: label })}
      </Typography>
      {choices.map(({ name, value, choice, choose }) => (
        <Row key={choice} align="center" sx={{ marginTop: 0.75 }}>
          <Box component="span" sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Muted variant="caption" component="span" sx={{ display: 'block' }}>
              <bdi>{name}</bdi>
            </Muted>
            {value || '—'}
          </Box>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            // Keeps the focus in the field: blur validation would move the page under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={choose}
          >
            {choice}
          </Button>
        </Row>
      ))}
    </Alert>
  );
};
