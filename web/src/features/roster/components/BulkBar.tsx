import { useState } from 'react';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { BULK_MAX } from '@domain/roster/roster.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { useText } from '../../../i18n/useText.ts';
import { RemoveChosen } from './RemoveChosen.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TagFailures } from './TagFailures.tsx';
import { useTagged } from './useTagged.ts';

/** Opened by few. */
const EmailDialog = onDemand(() => import('./EmailDialog.tsx').then((module) => module.EmailDialog));

interface Props {
  readonly chosen: readonly RosterRow[];
  /** How many can be chosen together: all that match; absent where those are too many. */
  readonly all: number | undefined;
  readonly onAll: () => void;
  readonly onChanged: () => void;
  readonly onNone: () => void;
}

/** What can be done with the talents that are chosen. */
export const BulkBar = ({ chosen, all, onAll, onChanged, onNone }: Props) => {
  const text = useText();
  const [isTagging, setTagging] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { tell, failures, forget } = useTagged(onChanged);
  const isTooMany = chosen.length > BULK_MAX;
  return (
    <Box
      role="group"
      aria-label={text('roster.bulk')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: 40 }}
    >
      <Typography role="status" variant="body2">
        {text('roster.chosen', { count: chosen.length })}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<LabelOutlined />}
        disabled={isTooMany}
        onClick={() => setTagging(true)}
      >
        {text('roster.tag')}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<EmailOutlined />}
        disabled={isTooMany}
        onClick={() => setWriting(true)}
      >
        {text('rosterEmail.open')}
      </Button>
      <RemoveChosen chosen={chosen} onRemoved={onChanged} />
      {all !== undefined && all > chosen.length && (
        <Button color="inherit" onClick={onAll}>
          {text('roster.chooseAll', { count: all })}
        </Button>
      )}
      <Button color="inherit" onClick={onNone}>
        {text('roster.chooseNone')}
      </Button>
      {isTooMany && (
        <Typography role="alert" variant="body2" color="error">
          {text('roster.tooManyChosen', { max: BULK_MAX })}
        </Typography>
      )}
      {isTagging && (
        <TagDialog
          chosen={chosen}
          onTagged={(rows) => tell(rows, chosen)}
          onClose={() => setTagging(false)}
        />
      )}
      {isWriting && <EmailDialog chosen={chosen} onClose={() => setWriting(false)} />}
      {failures.length > 0 && <TagFailures failures={failures} onClose={forget} />}
    </Box>
  );
};
