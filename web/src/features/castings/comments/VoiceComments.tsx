import { useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { CommentsButton } from '../../../components/comments/CommentsButton.tsx';
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
export const VoiceComments = ({ item, character }: Props) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { comments = 0, demo } = item;
  return (
    <>
      <CommentsButton
        label={text('comments.open', { name: demo.talentPublicName, count: comments })}
        count={comments}
        onNear={VoiceCommentsDialog.ahead}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <VoiceCommentsDialog item={item} character={character} onClose={() => setOpen(false)} />}
    </>
  );
};
