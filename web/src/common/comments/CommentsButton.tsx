import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Button from '@mui/material/Button';

interface Props {
  readonly label: string;
  readonly count: number;
  /** Starts loading the comments' code. */
  readonly onNear: () => void;
  readonly onOpen: () => void;
}

/** Button with a recording's number of comments; opens them. */
export const CommentsButton = ({ label, count, onNear, onOpen }: Props) => (
  <Button
    size="small"
    color="inherit"
    startIcon={<ChatBubble />}
    aria-label={label}
    onPointerEnter={onNear}
    onClick={onOpen}
    sx={{
      color: 'text.secondary',
      minWidth: 36,
      '& .MuiButton-startIcon': count > 0 ? {} : { margin: 0 },
    }}
  >
    {count > 0 && count}
  </Button>
);
