import GppMaybe from '@mui/icons-material/GppMaybeOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../../i18n/useText.ts';
import { useConflictCheck, useProjectConflicts } from './competingContext.ts';

/** Marks a voice licensed to a competitor, with the details in a tooltip; nothing otherwise, or while unknown. */
export const CompetingMark = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();

  useConflictCheck([talentId]);

  const competing = useProjectConflicts()(talentId);
  if (competing === undefined) return null;

  return (
    // On touch it opens immediately.
    <Tooltip title={text(`competing.why.${competing}`)} enterTouchDelay={0} leaveTouchDelay={8000}>
      <ButtonBase
        sx={{
          display: 'inline-flex',
          gap: 0.5,
          minHeight: 24,
          borderRadius: '4px',
          fontSize: '0.75rem',
          fontWeight: 560,
          color: competing === 'conflict' ? 'warning.main' : 'text.secondary',
        }}
      >
        <GppMaybe aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />
        {text(`competing.mark.${competing}`)}
      </ButtonBase>
    </Tooltip>
  );
};
