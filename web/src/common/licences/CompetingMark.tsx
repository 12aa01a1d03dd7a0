import GppMaybe from '@mui/icons-material/GppMaybeOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../../i18n/useText.ts';
import { useDates } from '../../lib/dates.ts';
import { useConflictCheck, useProjectConflicts } from './competingContext.ts';

const COLOURS = { excluded: 'error.main', conflict: 'warning.main', check: 'text.secondary' } as const;

/** Marks a voice licensed to a competitor or exclusive for one, with the details in a tooltip; nothing otherwise, or while unknown. */
export const CompetingMark = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  const dates = useDates();

  useConflictCheck([talentId]);

  const competing = useProjectConflicts()(talentId);
  if (competing === undefined) return null;

  const { conflict } = competing;
  const values = { day: conflict === 'excluded' ? dates.day(competing.through) : '' };

  return (
    // On touch it opens immediately.
    <Tooltip title={text(`competing.why.${conflict}`, values)} enterTouchDelay={0} leaveTouchDelay={8000}>
      <ButtonBase
        sx={{
          display: 'inline-flex',
          gap: 0.5,
          minHeight: 24,
          borderRadius: '4px',
          fontSize: '0.75rem',
          fontWeight: 560,
          color: COLOURS[conflict],
        }}
      >
        <GppMaybe aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />
        {text(`competing.mark.${conflict}`, values)}
      </ButtonBase>
    </Tooltip>
  );
};
