import { useState } from 'react';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { BULK_MAX } from '@domain/roster/roster.ts';
import { useText } from '../../../i18n/useText.ts';
import { RemoveChosen } from './RemoveChosen.tsx';
import { TagDialog } from './TagDialog.tsx';
import { TagFailures } from './TagFailures.tsx';
import { useTagged } from './useTagged.ts';

interface Props {
  readonly chosen: readonly RosterRow[];
  readonly onChanged: () => void;
  readonly onNone: () => void;
}

/** What can be done with the talents that are chosen. */
export const BulkBar = ({ chosen, onChanged, onNone }: Props) => {
  const text = useText();
  const [isTagging, setTagging] = useState(false);
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
      <RemoveChosen chosen={chosen} onRemoved={onChanged} />
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
      {failures.length > 0 && <TagFailures failures={failures} onClose={forget} />}
    </Box>
  );
};
