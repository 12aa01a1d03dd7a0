import { useId, useState, type ReactNode } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OPENS_ROW } from '../lists/rowKeys.ts';

interface Props {
  readonly label: string;
  /** It is what opens a row of a list, which keys move between. */
  readonly opensRow?: boolean;
  /** Made once it is opened. */
  readonly children: () => ReactNode;
}

/** A part that opens below its own button. */
export const Disclosure = ({ label, opensRow = false, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        {...(opensRow ? OPENS_ROW : {})}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ marginInlineStart: -1.25 }}
      >
        {label}
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ paddingTop: 0.5 }}>
        {isOpen && children()}
      </Box>
    </Box>
  );
};
