import { useId, useState, type ReactNode } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  readonly label: string;
  readonly isOpenAtFirst?: boolean;
  /** Can't be closed, because its content needs the reader. */
  readonly isHeldOpen?: boolean;
  /** Rendered once opened. */
  readonly children: () => ReactNode;
}

/** A collapsible section with a button. */
export const Disclosure = ({ label, isOpenAtFirst = false, isHeldOpen = false, children }: Props) => {
  const [isUnfolded, setUnfolded] = useState(isOpenAtFirst);
  const isOpen = isHeldOpen || isUnfolded;
  const id = useId();

  return (
    <div>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isHeldOpen}
        onClick={() => setUnfolded(!isOpen)}
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
