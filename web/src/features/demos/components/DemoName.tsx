import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { FoundDemo } from '../data/useDemoSearch.ts';

interface Props {
  readonly demo: FoundDemo;
  readonly isFurther: boolean;
  readonly onOpen: () => void;
}

/** The voice's name, which opens its details; for a further demo, the demo's name. */
export const DemoName = ({ demo, isFurther, onOpen }: Props) =>
  isFurther ? (
    <Typography component="div" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
      <bdi>{demo.name}</bdi>
    </Typography>
  ) : (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={onOpen}
      sx={{
        font: 'inherit',
        fontWeight: 560,
        minHeight: 24,
        borderRadius: '4px',
        textAlign: 'start',
        overflowWrap: 'anywhere',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <bdi>{demo.talentPublicName}</bdi>
    </ButtonBase>
  );
