import { useState } from 'react';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Button from '@mui/material/Button';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { useText } from '../../../i18n/useText.ts';

const VoiceCommentsDialog = onDemand(() =>
  import('./VoiceCommentsDialog.tsx').then((module) => module.VoiceCommentsDialog),
);

interface Props {
  readonly item: CastingDemo;
  readonly character: string;
}

/** How much was said of a voice; opens what. */
export const CommentsButton = ({ item, character }: Props) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { comments = 0, demo } = item;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<ChatBubble />}
        aria-label={text('comments.open', { name: demo.talentPublicName, count: comments })}
        onPointerEnter={VoiceCommentsDialog.ahead}
        onClick={() => setOpen(true)}
        sx={{
          color: 'text.secondary',
          marginInlineStart: 'auto',
          minWidth: 36,
          '& .MuiButton-startIcon': comments > 0 ? {} : { margin: 0 },
        }}
      >
        {comments > 0 && comments}
      </Button>
      {isOpen && <VoiceCommentsDialog item={item} character={character} onClose={() => setOpen(false)} />}
    </>
  );
};
