import { useId, useState, type ReactNode } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  readonly label: string;
  readonly isOpenAtFirst?: boolean;
  /** Rendered once opened. */
  readonly children: () => ReactNode;
}

/** A collapsible section with a button. */
export const Disclosure = ({ label, isOpenAtFirst = false, children }: Props) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();

  return (
    <div>
      <Button
        size="small"
        color="inherit"
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
    </div>
  );
};
