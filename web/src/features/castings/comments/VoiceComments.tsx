import { useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { CommentsButton } from '../../../common/comments/CommentsButton.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';

const VoiceCommentsDialog = lazyComponent(() =>
  import('./VoiceCommentsDialog.tsx').then((module) => module.VoiceCommentsDialog),
);

interface Props {
  readonly item: CastingDemo;
  readonly character: string;
  /** By colleagues and guests. */
  readonly count: number;
}

/** The number of comments on a voice; a press opens them. */
export const VoiceComments = ({ item, character, count }: Props) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <CommentsButton
        label={text('comments.open', { name: item.demo.talentPublicName, count })}
        count={count}
        onNear={VoiceCommentsDialog.ahead}
        onOpen={() => setOpen(true)}
      />
      {isOpen && <VoiceCommentsDialog item={item} character={character} onClose={() => setOpen(false)} />}
    </>
  );
};
