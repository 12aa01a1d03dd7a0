import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { COMPARED_MAX } from '../../../common/compare/comparison.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';

interface Props {
  readonly chosen: readonly FoundDemo[];
  readonly onRemove: (demo: FoundDemo) => void;
  readonly onClear: () => void;
  readonly onCompare: () => void;
}

/** Voices picked for comparison; stays visible below the results. */
export const CompareBar = ({ chosen, onRemove, onClear, onCompare }: Props) => {
  const text = useText();

  return (
    <Box
      role="region"
      data-off-paper
      aria-label={text('compare.picked')}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        padding: 1.5,
        marginTop: 1,
        borderRadius: '8px',
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        boxShadow: 3,
      }}
    >
      <Muted role="status">{text('compare.count', { count: chosen.length, most: COMPARED_MAX })}</Muted>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, flex: 1 }}>
        {chosen.map((demo) => (
          <Chip
            key={demo.id}
            label={`${demo.talentPublicName}, ${demo.name}`}
            onDelete={() => onRemove(demo)}
            sx={{ maxWidth: 260 }}
          />
        ))}
      </Box>
      <Button color="inherit" onClick={onClear}>
        {text('compare.clear')}
      </Button>
      <Button variant="contained" disabled={chosen.length < 2} onClick={onCompare}>
        {text('compare.open')}
      </Button>
    </Box>
  );
};
