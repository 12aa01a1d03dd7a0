import GppMaybe from '@mui/icons-material/GppMaybeOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useText } from '../../i18n/useText.ts';
import { useCompared, useCompetingOf } from '../../lib/licences/competingContext.ts';

/** That a voice is licensed to a competitor, said in full where one looks closer; nothing where it is not, or not known yet. */
export const CompetingMark = ({ talentId }: { readonly talentId: string }) => {
  const text = useText();
  useCompared([talentId]);
  const competing = useCompetingOf()(talentId);
  if (competing === undefined) return null;
  return (
    <Tooltip title={text(`competing.why.${competing}`)}>
      <Box
        component="span"
        role="note"
        tabIndex={0}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          marginTop: 0.25,
          borderRadius: '4px',
          fontSize: '0.75rem',
          lineHeight: 1.5,
          fontWeight: 560,
          color: competing === 'conflict' ? 'warning.main' : 'text.secondary',
        }}
      >
        <GppMaybe aria-hidden sx={{ fontSize: 16, flexShrink: 0 }} />
        {text(`competing.mark.${competing}`)}
      </Box>
    </Tooltip>
  );
};
