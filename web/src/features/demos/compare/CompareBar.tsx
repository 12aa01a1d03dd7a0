import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { COMPARED_MAX } from '../../../common/compare/comparison.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
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
    <Row
      role="region"
      data-off-paper
      aria-label={text('compare.picked')}
      align="center"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
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
      <Row gap={0.5} sx={{ flex: 1 }}>
        {chosen.map((demo) => (
          <Chip
            key={demo.id}
            label={`${demo.talentPublicName}, ${demo.name}`}
            onDelete={() => onRemove(demo)}
            sx={{ maxWidth: 260 }}
          />
        ))}
      </Row>
      <Button color="inherit" onClick={onClear}>
        {text('compare.clear')}
      </Button>
      <Button variant="contained" disabled={chosen.length < 2} onClick={onCompare}>
        {text('compare.open')}
      </Button>
    </Row>
  );
};
